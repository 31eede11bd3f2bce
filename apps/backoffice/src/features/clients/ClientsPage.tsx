import { useServices } from '@repo/auth';
import { useListAddress } from '@repo/client/list';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AssignmentUndo } from '../../shared/AssignmentUndo.tsx';
import { ClientInvitations } from '../../shared/invitations/ClientInvitations.tsx';
import { InviteClient } from '../../shared/invitations/InviteClient.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { ClientFilters } from './ClientFilters.tsx';
import { ClientsList } from './ClientsList.tsx';
import { clientList, currentView, viewAddress, viewIds } from './clients.model.ts';
import { clientsTexts as texts, viewTexts } from './clients.texts.ts';

/** The list of clients, its whole state in the URL; a client opens beside it. */
export function ClientsPage() {
  const { queries } = useServices();
  // Changing a filter closes the open client: they may no longer be in the list.
  const { address, change } = useListAddress(paths.users);
  const { id: openId } = useParams();
  const state = clientList.read(address);
  const counts = useQuery(queries.query('countClients'));
  return (
    <>
      <PageHeader actions={<InviteClient choosesAdviser />} title={texts.title} />
      <Stack gap={16}>
        <AssignmentUndo />
        <ListWithPanel>
          <ClientInvitations />
          <Tabs
            items={viewIds.map((id) => ({ id, label: viewTexts[id], count: counts.data?.[id] }))}
            label={texts.views}
            onChange={(next) => change(viewAddress(next))}
            value={currentView(state.filters)}
          >
            <Stack gap={16}>
              <ClientFilters onChange={change} state={state} />
              <ClientsList onChange={change} openId={openId ?? null} state={state} />
            </Stack>
          </Tabs>
        </ListWithPanel>
      </Stack>
    </>
  );
}
