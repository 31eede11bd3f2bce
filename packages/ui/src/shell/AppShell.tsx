import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { cx } from '../internal/class-names.ts';
import styles from './app-shell.module.css';
import countStyles from './count.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { NavLink } from './NavLink.tsx';
import type { NavItem } from './navigation.ts';
import { SkipLink } from './SkipLink.tsx';
import { shellTexts } from './shell.texts.ts';

export interface AppShellProps {
  readonly logo: ReactNode;
  readonly homeHref: string;
  readonly items: readonly NavItem[];
  /** At the right of the header, and at the bottom of the menu on a phone. */
  readonly actions?: ReactNode;
  /** At the bottom of the menu instead, where there is room for labels. */
  readonly menuActions?: ReactNode;
  readonly footer?: ReactNode;
  /** Full width, above the header: « Vous consultez le compte de… », maintenance. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of the pages for investors and of the second service. The page itself is `<main id="contenu">`. The one
 * navigation is in the header, and at the bottom of the screen on a phone.
 */
export function AppShell(props: AppShellProps) {
  const { logo, homeHref, items, actions, menuActions = actions, footer, notice, children } = props;
  return (
    <div className={styles.shell}>
      <SkipLink />
      {notice}
      <header className={styles.header}>
        <div className={cx(styles.width, styles.bar)}>
          <Link className={cx(styles.home)} href={homeHref}>
            {logo}
          </Link>
          <nav aria-label={shellTexts.navigation} className={styles.nav}>
            {items.map((item) => (
              <NavLink
                className={cx(styles.item)}
                countClassName={cx(countStyles.count, styles.count)}
                iconClassName={styles.itemIcon}
                item={item}
                key={item.href}
              />
            ))}
          </nav>
          <div className={styles.actions}>{actions}</div>
          <MobileMenu actions={menuActions} className={styles.burger} items={items} logo={logo} />
        </div>
      </header>
      <main className={cx(styles.width, styles.main)} id="contenu" tabIndex={-1}>
        {children}
      </main>
      {footer === undefined ? null : (
        <footer className={styles.footer}>
          <div className={cx(styles.width, styles.footerLine)}>{footer}</div>
        </footer>
      )}
    </div>
  );
}
