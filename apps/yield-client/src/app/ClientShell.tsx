import { useServices, useSession } from '@repo/auth';
import { useOffered } from '@repo/client/offered';
import { hasServiceFlag } from '@repo/domain/access';
import { LoadingMessage } from '@repo/ui/feedback';
import { AppShell, Logo, type NavItem } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { appTexts as texts } from '../shared/app.texts.ts';
import { paths } from '../shared/paths.ts';
import { FeeFooter } from './FeeFooter.tsx';
import { ShellActions } from './ShellActions.tsx';

/** In the order of R015. */
const entries: readonly NavItem[] = [
  { href: paths.dashboard, label: texts.nav.dashboard, icon: 'wallet' },
  { href: paths.products, label: texts.nav.products, icon: 'chart' },
  { href: paths.support, label: texts.nav.support, icon: 'message' },
  { href: paths.documents, label: texts.nav.documents, icon: 'file' },
  { href: paths.profile, label: texts.nav.profile, icon: 'user' },
];

/** The frame of the investors' screens: header, navigation, fees (1§1). */
export function ClientShell() {
  const { config, queries } = useServices();
  const { user } = useSession();
  const { pathname } = useLocation();
  // What is not read yet: the number of replies stands beside « Accompagnement », that of notices beside the bell.
  const hasMessages = useOffered('countUnreadMessages');
  const unread = useQuery({
    ...queries.query('countUnreadMessages'),
    enabled: user !== null && hasMessages,
  });
  // Signing out clears the session just before the guard redirects: the screens are unmounted first.
  if (user === null) return <LoadingMessage />;
  const actions = { hasKaskad: hasServiceFlag(user, 'kaskad'), notices: unread.data?.notices ?? 0, user };
  return (
    <AppShell
      actions={<ShellActions {...actions} />}
      footer={<FeeFooter />}
      homeHref={paths.dashboard}
      items={entries.map((entry) => ({
        ...entry,
        isCurrent: isUnder(pathname, entry.href),
        count: entry.href === paths.support ? unread.data?.threads : undefined,
      }))}
      menuActions={<ShellActions {...actions} isInMenu />}
      logo={<Logo brand="yield" name={config.brand.yield} />}
    >
      <Suspense fallback={<LoadingMessage />}>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}

function isUnder(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
