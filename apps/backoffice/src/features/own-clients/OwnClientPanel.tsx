import { useServices, useSession } from '@repo/auth';
import { QueryView } from '@repo/client/query-view';
import { EmptyState, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ClientPrepared } from '../../shared/ClientPrepared.tsx';
import { RecordNotes } from '../../shared/notes/RecordNotes.tsx';
import { PanelFrame } from '../../shared/PanelFrame.tsx';
import { paths } from '../../shared/paths.ts';
import { ViewAs } from '../../shared/ViewAs.tsx';
import { OwnContracts } from './OwnContracts.tsx';
import { OwnSituation } from './OwnSituation.tsx';
import { ownClientTexts as texts } from './own-clients.texts.ts';

/** One of the adviser’s clients beside the list: what is missing, what they hold, notes and tasks. No image, no payment to validate. */
export function OwnClientPanel() {
  const { id = '' } = useParams();
  const { queries } = useServices();
  const record = useQuery(queries.query('getClient', { path: { id } }));
  const { user } = useSession();
  const client = record.data?.client;
  const name =
    client === undefined ? texts.heading : (client.company_name ?? `${client.firstname} ${client.lastname}`);
  return (
    <PanelFrame close={texts.close} listPath={paths.commercialClients} title={name}>
      {record.error?.status === 404 ? (
        <EmptyState title={texts.gone}>{texts.goneHelp}</EmptyState>
      ) : (
        <QueryView
          failedTitle={texts.failed}
          query={record}
          skeleton={<Skeleton height="2.2rem" lines={9} />}
        >
          {(data) => (
            <Stack gap={16} key={id}>
              <OwnSituation data={data} />
              {/* Not of a colleague who delegates them. */}
              {data.client.adviser?.id === user?.id ? <ViewAs data={data} name={name} /> : null}
              <ClientPrepared client={data.client} listPath={paths.commercialAssisted} />
              <OwnContracts clientId={id} last={data.last_reminder} />
              <RecordNotes id={id} kind="user" />
            </Stack>
          )}
        </QueryView>
      )}
    </PanelFrame>
  );
}
