import type { ReactNode } from 'react';
import { cx } from '../internal/class-names.ts';
import { MobileMenu } from '../shell/MobileMenu.tsx';
import { NavLink } from '../shell/NavLink.tsx';
import type { NavItem } from '../shell/navigation.ts';
import { SkipLink } from '../shell/SkipLink.tsx';
import { shellTexts } from '../shell/shell.texts.ts';
import styles from './staff-shell.module.css';

export interface StaffShellProps {
  readonly logo: ReactNode;
  readonly items: readonly NavItem[];
  /** In the bar above the page: the search. */
  readonly search?: ReactNode;
  /** At the right of the bar: pending items, the signed-in user, signing out. */
  readonly actions?: ReactNode;
  /** Below the page, in small print. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the back office: a dark navigation at the side, a bar, a dense page. */
export function StaffShell({ logo, items, search, actions, foot, children }: StaffShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      {/* Named, for a page may have an aside too. */}
      <aside aria-label={shellTexts.navigation} className={styles.side}>
        <div className={styles.logo}>{logo}</div>
        <nav aria-label={shellTexts.navigation} className={styles.nav}>
          {items.map((item) => (
            <NavLink className={cx(styles.item)} countClassName={styles.count} item={item} key={item.href} />
          ))}
        </nav>
      </aside>
      <div className={styles.page}>
        <header className={styles.bar}>
          <div className={styles.narrowLogo}>{logo}</div>
          <div className={styles.search}>{search}</div>
          <div className={styles.actions}>{actions}</div>
          <MobileMenu actions={actions} className={styles.burger} items={items} logo={logo} />
        </header>
        <main className={styles.main} id="contenu" tabIndex={-1}>
          {children}
        </main>
        {foot === undefined ? null : <footer className={styles.foot}>{foot}</footer>}
      </div>
    </div>
  );
}
