import { useServices, useSession } from '@repo/auth';
import { useSignOut } from '@repo/client/sign-out';
import { hasServiceFlag } from '@repo/domain/access';
import { accessibilityTexts } from '@repo/domain/accessibility';
import { Button, TextLink } from '@repo/ui/button';
import { LoadingMessage } from '@repo/ui/feedback';
import { AppShell, Logo, type NavItem, PillLink } from '@repo/ui/shell';
import { toast } from '@repo/ui/toast';
import { Outlet, useLocation } from 'react-router';
import { appTexts as texts } from '../shared/app.texts.ts';
import { paths, siteUrl } from '../shared/paths.ts';

/** In the order of R357. */
const entries: readonly NavItem[] = [
  { href: paths.dashboard, label: texts.nav.dashboard, icon: 'wallet' },
  { href: paths.investments, label: texts.nav.investments, icon: 'chart' },
  { href: paths.vesting, label: texts.nav.vesting, icon: 'clock' },
  { href: paths.profile, label: texts.nav.profile, icon: 'user' },
];

/** The frame of the second service’s screens (R356–R360). */
export function ClientShell() {
  const { config } = useServices();
  const { user } = useSession();
  const { pathname } = useLocation();
  // Signing out clears the session just before the guard redirects: the screens are unmounted first.
  if (user === null) return <LoadingMessage />;
  return (
    <AppShell
      actions={<ShellActions hasYield={hasServiceFlag(user, 'yield')} />}
      footer={
        <>
          <TextLink href={siteUrl(config, 'terms')} tone="muted">
            {texts.terms}
          </TextLink>
          <TextLink href={siteUrl(config, 'legalNotice')} tone="muted">
            {texts.legalNotice}
          </TextLink>
          <TextLink href={siteUrl(config, 'privacy')} tone="muted">
            {texts.privacy}
          </TextLink>
          <TextLink href={siteUrl(config, 'accessibility')} tone="muted">
            {accessibilityTexts.mention}
          </TextLink>
        </>
      }
      homeHref={paths.dashboard}
      items={entries.map((entry) => ({
        ...entry,
        isCurrent: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
      }))}
      logo={<Logo brand="kaskad" name={config.brand.kaskad} />}
    >
      <Outlet />
    </AppShell>
  );
}

/** The main service, for users with access (R358), and sign-out (R359). */
function ShellActions({ hasYield }: { readonly hasYield: boolean }) {
  const { config, session } = useServices();
  const { leave, isLeaving } = useSignOut((result) => {
    if (result === 'done') toast.success(texts.signedOut);
    else toast.error(texts.signOutFailed);
  });
  return (
    <>
      {hasYield ? (
        <PillLink
          href={siteUrl(config, 'dashboard')}
          isElsewhere
          onPress={() => session.setIntendedService('yield')}
        >
          {config.brand.yield}
        </PillLink>
      ) : null}
      <Button isPending={isLeaving} onPress={leave} size="sm" variant="ghost">
        {texts.signOut}
      </Button>
    </>
  );
}
