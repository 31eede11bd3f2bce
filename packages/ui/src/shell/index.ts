export { AppShell, type AppShellProps } from './AppShell.tsx';
export { Logo, type LogoProps } from './Logo.tsx';
export type { NavItem } from './navigation.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { PillLink, type PillLinkProps } from './PillLink.tsx';
