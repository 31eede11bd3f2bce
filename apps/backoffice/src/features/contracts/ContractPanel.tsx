import { useServices } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { IconButton } from '@repo/ui/button';
import { Skeleton } from '@repo/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import styles from '../../shared/list-panel.module.css';
import { PendingChange } from '../../shared/PendingChange.tsx';
import { paths } from '../../shared/paths.ts';
import { ContractDetail } from './ContractDetail.tsx';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';

/** One contract beside the list, or instead of it on a narrow screen; its URL can be shared. */
export function ContractPanel() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { queries } = useServices();
  const contract = useQuery(queries.query('getAdminContract', { path: { id } }));
  const close = () => void navigate({ pathname: paths.contracts, search });
  return (
    <section aria-labelledby="contract-title" className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle} data-page-focus id="contract-title" tabIndex={-1}>
          {contract.data?.contract.po_number ?? texts.heading}
        </h2>
        <IconButton icon="close" label={texts.close} onPress={close} size="sm" variant="quiet" />
      </div>
      <QueryView
        failedTitle={texts.failed}
        query={contract}
        skeleton={<Skeleton height="2.2rem" lines={9} />}
      >
        {(data) => (
          <>
            {data.pending_change === null ? null : <PendingChange change={data.pending_change} />}
            <ContractDetail data={data} key={id} />
          </>
        )}
      </QueryView>
    </section>
  );
}
