import { useServices, useSession } from '@repo/auth';
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
  { href: paths.dashboard, label: texts.nav.dashboard },
  { href: paths.products, label: texts.nav.products },
  { href: paths.support, label: texts.nav.support },
  { href: paths.documents, label: texts.nav.documents },
  { href: paths.profile, label: texts.nav.profile },
];

/** The frame of the investors' screens: header, navigation, fees (1§1). */
export function ClientShell() {
  const { config, queries } = useServices();
  const { user } = useSession();
  const { pathname } = useLocation();
  // Replies that are not read yet: their number stands beside « Accompagnement ».
  const unread = useQuery({ ...queries.query('countUnreadMessages'), enabled: user !== null });
  // Signing out clears the session just before the guard redirects: the screens are unmounted first.
  if (user === null) return <LoadingMessage />;
  const hasKaskad = hasServiceFlag(user, 'kaskad');
  return (
    <AppShell
      actions={<ShellActions hasKaskad={hasKaskad} user={user} />}
      footer={<FeeFooter />}
      homeHref={paths.dashboard}
      items={entries.map((entry) => ({
        ...entry,
        isCurrent: isUnder(pathname, entry.href),
        count: entry.href === paths.support ? unread.data?.threads : undefined,
      }))}
      menuActions={<ShellActions hasKaskad={hasKaskad} isInMenu user={user} />}
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
