export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonSize, ButtonVariant } from './button-look.ts';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton.tsx';
export { TextButton, type TextButtonProps } from './TextButton.tsx';
export { TextLink, type TextLinkProps } from './TextLink.tsx';
