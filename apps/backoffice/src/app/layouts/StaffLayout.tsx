import { useSession } from '@repo/auth';
import { landingFor } from '@repo/domain/access';
import { Logo } from '@repo/ui/shell';
import { ShortcutProvider } from '@repo/ui/shortcuts';
import { StaffShell } from '@repo/ui/staff-shell';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { appTexts } from '../../shared/app.texts.ts';
import { roleTexts } from '../../shared/shared.texts.ts';
import { IdleEnd } from './IdleEnd.tsx';
import { type NavigationEntry, toNavItems } from './navigation.model.ts';
import { ReleaseLine } from './ReleaseLine.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { StaffNotices } from './StaffNotices.tsx';
import { StaffSearch } from './StaffSearch.tsx';
import { FactorFirst, StaffSecurity, useFactorFirst } from './StaffSecurity.tsx';
import { StaffShortcuts } from './StaffShortcuts.tsx';
import styles from './staff-layout.module.css';
import type { FoundRecords } from './staff-search.model.ts';
import { useShortcutsOn } from './use-shortcuts-on.ts';

interface StaffLayoutProps {
  readonly entries: readonly NavigationEntry[];
  /** Screens that are not in the navigation, but in the search. */
  readonly alsoOpens?: readonly NavigationEntry[];
  /** What the search finds beside the screens. */
  readonly records?: FoundRecords;
  /** Replaces the sign-in screen of the back office as the target of signing out. */
  readonly onLoggedOut?: () => void;
  /** Beside the name: the link to another part of the back office. */
  readonly actions?: ReactNode;
}

/** The frame of every signed-in screen: navigation of the role, name of the user, sign-out (R352–R355). */
export function StaffLayout(props: StaffLayoutProps) {
  const { entries, alsoOpens = [], records = 'none', onLoggedOut, actions } = props;
  const { user } = useSession();
  const { pathname } = useLocation();
  const [areShortcutsOn] = useShortcutsOn();
  const factorFirst = useFactorFirst();
  if (user === null) return null;
  const home = landingFor(user);
  const screens = [...entries, ...alsoOpens];
  const who = (
    <span className={styles.who}>
      {user.firstname} {user.lastname} · {roleTexts[user.role]}
    </span>
  );
  const logo = (
    <Link className={styles.home} to={home === 'logged-out' ? '/' : home.path}>
      <Logo brand="staff" name={appTexts.name} />
    </Link>
  );
  if (factorFirst !== null) {
    return (
      <StaffShell
        actions={
          <>
            {who}
            <SignOutButton onLoggedOut={onLoggedOut} />
            <IdleEnd />
          </>
        }
        foot={<ReleaseLine />}
        items={[]}
        logo={logo}
      >
        <FactorFirst onContinue={factorFirst.onContinue} />
      </StaffShell>
    );
  }
  return (
    <ShortcutProvider isOn={areShortcutsOn}>
      <StaffShell
        actions={
          <>
            {actions}
            {who}
            <StaffSecurity />
            <StaffShortcuts screens={screens} />
            <SignOutButton onLoggedOut={onLoggedOut} />
            <IdleEnd />
          </>
        }
        foot={<ReleaseLine />}
        items={toNavItems(entries, pathname, alsoOpens)}
        logo={logo}
        search={<StaffSearch records={records} screens={screens} />}
      >
        <StaffNotices />
        <Outlet />
      </StaffShell>
    </ShortcutProvider>
  );
}
