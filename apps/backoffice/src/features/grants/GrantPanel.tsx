import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { GrantDetail } from './GrantDetail.tsx';
import { grantsTexts as texts } from './grants.texts.ts';

/** One grant beside the list. */
export function GrantPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const grant = useQuery(queries.query('getIssuedGrant', { path: { id } }));
  return (
    <PanelFrame close={texts.close} listPath={paths.grants} title={screenTexts.grant}>
      <QueryView failedTitle={texts.failed} query={grant} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => (
          <>
            {data.pending_change === null ? null : <PendingChange change={data.pending_change} />}
            <GrantDetail data={data} key={id} />
          </>
        )}
      </QueryView>
    </PanelFrame>
  );
}
