import { useServices } from '@repo/auth';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { RecordPanel } from '../../shared/RecordPanel.tsx';
import { ClientDetail } from './ClientDetail.tsx';
import { clientName } from './client-columns.tsx';
import { clientPanelTexts as texts } from './client-panel.texts.ts';

/** Its part, and what that part shows. */
const ofRecord = { tab: null, thread: null, product: null, currency: null, period: null } as const;

/** One client beside the list. */
export function ClientPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const client = useQuery(queries.query('getClient', { path: { id } }));
  return (
    <RecordPanel
      close={texts.close}
      failed={texts.failed}
      listPath={paths.users}
      ofRecord={ofRecord}
      query={client}
      record={{ kind: 'user', id }}
      title={client.data === undefined ? texts.heading : clientName(client.data.client)}
    >
      {(data) => <ClientDetail data={data} key={id} />}
    </RecordPanel>
  );
}
