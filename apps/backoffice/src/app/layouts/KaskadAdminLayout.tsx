import { useServices, useSession } from '@repo/auth';
import { hasAdminFlag, loginPaths } from '@repo/domain/access';
import { PillLink } from '@repo/ui/shell';
import { JobsBell } from '../../shared/JobsBell.tsx';
import { paths } from '../../shared/paths.ts';
import { entriesOf, innerEntriesOf } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';
import { ToApproveLink } from './ToApproveLink.tsx';

/** The second service’s administration; signing out leads to that service’s sign-in screen (R362, R363). */
export function KaskadAdminLayout() {
  const { config } = useServices();
  const { user } = useSession();
  const canOpenYield = user !== null && hasAdminFlag(user, 'yield');
  const otherService = { href: paths.adminHome, label: config.brand.yield };
  const inner = user === null ? [] : innerEntriesOf('kaskadAdmin', user.role);
  return (
    <StaffLayout
      actions={
        <>
          <ToApproveLink path={paths.kaskadChangeRequests} />
          <JobsBell />
          {canOpenYield ? <PillLink href={otherService.href}>{otherService.label}</PillLink> : null}
        </>
      }
      alsoOpens={canOpenYield ? [...inner, otherService] : inner}
      entries={entriesOf('kaskadAdmin')}
      onLoggedOut={() => window.location.assign(new URL(loginPaths.kaskad, config.siteUrl))}
    />
  );
}
