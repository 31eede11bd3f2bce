import { useServices } from '@repo/auth';
import { ServerList } from '@repo/client/list';
import type { AddressChange } from '@repo/client/staff-address';
import { Button } from '@repo/ui/button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { AssignClients } from '../../shared/AssignClients.tsx';
import { assignTexts } from '../../shared/assign.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { paths } from '../../shared/paths.ts';
import { useSelection } from '../../shared/use-selection.ts';
import { clientColumns, clientName } from './client-columns.tsx';
import { type ClientListState, clientList } from './clients.model.ts';
import { clientsTexts as texts } from './clients.texts.ts';

export interface ClientsListProps {
  readonly state: ClientListState;
  readonly openId: string | null;
  readonly onChange: (parameters: AddressChange) => void;
}

/** One page of clients, sorted and paged by the server. */
export function ClientsList({ state, openId, onChange }: ClientsListProps) {
  const { queries, queryClient } = useServices();
  const { search } = useLocation();
  const clients = useQuery({
    ...queries.query('listClients', { query: clientList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const items = clients.data?.items ?? [];
  const selected = useSelection(
    JSON.stringify(state.filters),
    items.map(({ id }) => id),
  );
  const [isAssigning, setAssigning] = useState(false);
  return (
    <>
      <ServerList
        columns={clientColumns({ isNarrow: openId !== null })}
        empty={{ title: texts.empty, help: texts.emptyHelp }}
        failedTitle={texts.listFailed}
        label={texts.list}
        list={clientList}
        onChange={onChange}
        prefetch={({ id }) => void queryClient.prefetchQuery(queries.query('getClient', { path: { id } }))}
        query={clients}
        rowAction={{ kind: 'link', href: (row) => paths.user(row.id, search), openId }}
        selection={{
          selectedIds: selected.ids,
          onChange: selected.select,
          rowName: clientName,
          actions: (
            <Button onPress={() => setAssigning(true)} size="sm" variant="ghost">
              {assignTexts.open}
            </Button>
          ),
        }}
        state={state}
        tools={{
          actions: (
            <ExportFile
              download={(api, format) =>
                api.download('exportClients', { query: { ...clientList.toFilters(state), format } })
              }
              list="clients"
            />
          ),
        }}
      />
      {isAssigning ? (
        <AssignClients
          ids={selected.ids}
          onClose={() => setAssigning(false)}
          onDone={() => selected.select([])}
        />
      ) : null}
    </>
  );
}
