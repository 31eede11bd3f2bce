import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { RecordPanel } from '../../shared/RecordPanel.tsx';
import { ContractDetail } from './ContractDetail.tsx';
import { contractPanelTexts as texts } from './contract-panel.texts.ts';

/** Its part. */
const ofRecord = { tab: null } as const;

/** One contract beside the list. */
export function ContractPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const contract = useQuery(queries.query('getAdminContract', { path: { id } }));
  return (
    <RecordPanel
      close={texts.close}
      failed={texts.failed}
      listPath={paths.contracts}
      ofRecord={ofRecord}
      query={contract}
      record={{ kind: 'contract', id }}
      title={contract.data?.contract.po_number ?? texts.heading}
    >
      {(data) => <ContractDetail data={data} key={id} />}
    </RecordPanel>
  );
}
