import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { RefundDetail } from './RefundDetail.tsx';
import { refundsTexts as texts } from './refunds.texts.ts';

/** One refund beside the list. */
export function RefundPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const refund = useQuery(queries.query('getRefund', { path: { id } }));
  return (
    <PanelFrame close={texts.close} listPath={paths.kaskadRefunds} title={screenTexts.kaskadRefund}>
      <QueryView failedTitle={texts.failed} query={refund} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => (
          <>
            {data.pending_change === null ? null : <PendingChange change={data.pending_change} />}
            <RefundDetail data={data} key={id} />
          </>
        )}
      </QueryView>
    </PanelFrame>
  );
}
