import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { IconButton } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import styles from '../../shared/list-panel.module.css';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { PayoutDetail } from './PayoutDetail.tsx';
import { payoutPanelTexts as texts } from './payout-panel.texts.ts';

/** One payout beside the list, or instead of it on a narrow screen; its URL can be shared. */
export function PayoutPanel() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { queries } = useServices();
  const payout = useQuery(queries.query('getPayout', { path: { id } }));
  const close = () => void navigate({ pathname: paths.payouts, search });
  return (
    <section aria-labelledby="payout-title" className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle} data-page-focus id="payout-title" tabIndex={-1}>
          {texts.heading}
        </h2>
        <IconButton icon="close" label={texts.close} onPress={close} size="sm" variant="quiet" />
      </div>
      <QueryView failedTitle={texts.failed} query={payout} skeleton={<Skeleton height="2.2rem" lines={9} />}>
        {(data) => (
          <>
            {data.pending_change === null ? null : <PendingChange change={data.pending_change} />}
            <PayoutDetail data={data} key={id} />
          </>
        )}
      </QueryView>
    </section>
  );
}
