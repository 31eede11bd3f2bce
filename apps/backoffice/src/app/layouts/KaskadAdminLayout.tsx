import { useServices, useSession } from '@repo/auth';
import { hasAdminFlag, loginPaths } from '@repo/domain/access';
import { PillLink } from '@repo/ui/shell';
import { paths } from '../../shared/paths.ts';
import { entriesOf } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';

/** The second service’s administration; signing out leads to that service’s sign-in screen (R362, R363). */
export function KaskadAdminLayout() {
  const { config } = useServices();
  const { user } = useSession();
  const canOpenYield = user !== null && hasAdminFlag(user, 'yield');
  const otherService = { href: paths.adminHome, label: config.brand.yield };
  return (
    <StaffLayout
      actions={canOpenYield ? <PillLink href={otherService.href}>{otherService.label}</PillLink> : undefined}
      alsoOpens={canOpenYield ? [otherService] : []}
      entries={entriesOf('kaskadAdmin')}
      onLoggedOut={() => window.location.assign(new URL(loginPaths.kaskad, config.siteUrl))}
    />
  );
}
