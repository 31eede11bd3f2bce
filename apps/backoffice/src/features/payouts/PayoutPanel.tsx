import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { RecordPanel } from '../../shared/RecordPanel.tsx';
import { PayoutDetail } from './PayoutDetail.tsx';
import { payoutPanelTexts as texts } from './payout-panel.texts.ts';

/** One payout beside the list. */
export function PayoutPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const payout = useQuery(queries.query('getPayout', { path: { id } }));
  return (
    <RecordPanel
      close={texts.close}
      failed={texts.failed}
      listPath={paths.payouts}
      query={payout}
      record={{ kind: 'payout', id }}
      title={texts.heading}
    >
      {(data) => <PayoutDetail data={data} key={id} />}
    </RecordPanel>
  );
}
