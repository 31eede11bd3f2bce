import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { ClaimDetail } from './ClaimDetail.tsx';
import { claimsTexts as texts } from './claims.texts.ts';

/** One claim beside the list. */
export function ClaimPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const claim = useQuery(queries.query('getClaim', { path: { id } }));
  return (
    <PanelFrame close={texts.close} listPath={paths.claims} title={screenTexts.claim}>
      <QueryView failedTitle={texts.failed} query={claim} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => (
          <>
            {data.pending_change === null ? null : <PendingChange change={data.pending_change} />}
            <ClaimDetail data={data} key={id} />
          </>
        )}
      </QueryView>
    </PanelFrame>
  );
}
