import { useServices, useSession } from '@repo/auth';
import { hasAdminFlag } from '@repo/domain/access';
import { PillLink } from '@repo/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { JobsBell } from '../../shared/JobsBell.tsx';
import { paths } from '../../shared/paths.ts';
import { countWaiting, waiting } from '../../shared/waiting.ts';
import { entriesOf, innerEntriesOf } from './navigation.model.ts';
import { StaffLayout } from './StaffLayout.tsx';
import { ToApproveLink } from './ToApproveLink.tsx';

/** The administrator’s screens; the number of pending proofs is shown beside « Souscriptions », that of changes to approve in the header. */
export function AdminLayout() {
  const { queries, config } = useServices();
  const { user } = useSession();
  const contracts = useQuery(queries.query('countAdminContracts'));
  const proofs = countWaiting(contracts.data?.counts, waiting.proofs);
  const canOpenKaskad = user !== null && hasAdminFlag(user, 'kaskad');
  const kaskad = { href: paths.kaskadHome, label: config.brand.kaskad };
  const inner = user === null ? [] : innerEntriesOf('admin', user.role);
  return (
    <StaffLayout
      actions={
        <>
          <ToApproveLink path={paths.changeRequests} />
          <JobsBell />
          {canOpenKaskad ? <PillLink href={kaskad.href}>{kaskad.label}</PillLink> : null}
        </>
      }
      alsoOpens={canOpenKaskad ? [...inner, kaskad] : inner}
      records="all"
      entries={entriesOf('admin', { [paths.contracts]: proofs })}
    />
  );
}
