import { useServices } from '@repo/auth';
import { choicePill, FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { clientBlocks, clientStages, clientTexts, dayReasons } from '@repo/domain/clients';
import { FilterPills } from '@repo/ui/filter-pills';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ClientInvitations } from '../../shared/invitations/ClientInvitations.tsx';
import { InviteClient } from '../../shared/invitations/InviteClient.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { AdviserTabs } from '../../shared/SectionTabs.tsx';
import { ownClientColumns } from './own-client-columns.tsx';
import { ownList } from './own-clients.model.ts';
import { ownClientsTexts as texts } from './own-clients.texts.ts';

/** « Mes clients »: the server has the adviser’s own alone. The whole state of the list is in the URL. */
export function OwnClientsPage() {
  const { queries, queryClient } = useServices();
  const { address, change } = useListAddress(paths.commercialClients);
  const { id: openId } = useParams();
  const { search } = useLocation();
  const state = ownList.read(address);
  const { q, stage, block, reason } = state.filters;
  const clients = useQuery({
    ...queries.query('listMyClients', { query: ownList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader actions={<InviteClient choosesAdviser={false} />} title={screenTexts.myClients} />
      <AdviserTabs />
      <ListWithPanel>
        <ClientInvitations />
        <FilterBar>
          <SearchField
            label={texts.search}
            onSearch={(text, options) => change({ search: text }, options)}
            placeholder={texts.searchPlaceholder}
            value={q ?? ''}
          />
          <FilterPills
            filters={[
              choicePill({
                id: 'stage',
                label: texts.stage,
                labels: clientTexts.stage,
                choices: clientStages,
                value: stage,
                onChange: (chosen) => change({ stage: chosen }),
              }),
              choicePill({
                id: 'block',
                label: texts.block,
                labels: clientTexts.block,
                choices: clientBlocks,
                value: block,
                onChange: (chosen) => change({ block: chosen }),
              }),
              choicePill({
                id: 'reason',
                label: texts.reason,
                labels: clientTexts.day,
                choices: dayReasons,
                value: reason,
                onChange: (chosen) => change({ reason: chosen }),
              }),
            ]}
            onClearAll={() => change({ ...ownList.cleared, search: q })}
          />
        </FilterBar>
        <ServerList
          columns={ownClientColumns({ isNarrow: openId !== undefined })}
          empty={{ title: texts.empty, help: texts.emptyHelp }}
          failedTitle={texts.failed}
          label={texts.list}
          list={ownList}
          onChange={change}
          prefetch={({ id }) => void queryClient.prefetchQuery(queries.query('getClient', { path: { id } }))}
          query={clients}
          rowAction={{
            kind: 'link',
            href: (row) => paths.commercialClient(row.id, search),
            openId: openId ?? null,
          }}
          state={state}
          tools={{
            actions: (
              <ExportFile
                download={(api, format) =>
                  api.download('exportMyClients', { query: { ...ownList.toFilters(state), format } })
                }
                list="my_clients"
              />
            ),
          }}
        />
      </ListWithPanel>
    </>
  );
}
