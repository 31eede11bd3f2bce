import { useServices } from '@repo/auth';
import { choicePill, FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { LinkButton } from '@repo/ui/button';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ClientInvitations } from '../../shared/invitations/ClientInvitations.tsx';
import { InviteClient } from '../../shared/invitations/InviteClient.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { kaskadUserColumns } from './kaskad-user-columns.tsx';
import {
  accessChoices,
  identityChoices,
  kaskadUserList,
  toUserQuery,
  toUserRow,
  walletChoices,
} from './kaskad-users.model.ts';
import { kaskadUsersTexts as texts } from './kaskad-users.texts.ts';
import { userImportTexts as importTexts } from './user-import.texts.ts';

/** The users of Kaskad, by name; one opens beside the list. */
export function KaskadUsersPage() {
  const { queries, queryClient } = useServices();
  // Changing a filter closes the open record: it may no longer be in the list.
  const { address, change } = useListAddress(paths.kaskadUsers);
  const { search } = useLocation();
  const { id: openId = null } = useParams();
  const state = kaskadUserList.read(address);
  const users = useQuery({
    ...queries.query('listKaskadUsers', { query: toUserQuery(state) }),
    placeholderData: keepPreviousData,
    select: (page) => ({ ...page, items: page.items.map(toUserRow) }),
  });
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton href={paths.kaskadUsersImport} variant="ghost">
              {importTexts.open}
            </LinkButton>
            <InviteClient choosesAdviser={false} service="kaskad" />
          </>
        }
        subtitle={texts.subtitle}
        title={screenTexts.kaskadUsers}
      />
      <ListWithPanel>
        <Stack gap={16}>
          <ClientInvitations of="kaskad" />
          <FilterBar>
            <SearchField
              label={texts.search}
              onSearch={(typed, options) => change({ search: typed }, options)}
              placeholder={texts.searchPlaceholder}
              value={state.filters.q ?? ''}
            />
            <FilterPills
              filters={[
                choicePill({
                  id: 'identity',
                  label: texts.identityFilter,
                  labels: texts.identity,
                  choices: identityChoices,
                  value: state.filters.identity,
                  onChange: (isVerified) => change({ isVerified }),
                }),
                choicePill({
                  id: 'wallet',
                  label: texts.walletFilter,
                  labels: texts.walletChoices,
                  choices: walletChoices,
                  value: state.filters.wallet,
                  onChange: (wallet) => change({ wallet }),
                }),
                choicePill({
                  id: 'access',
                  label: texts.accessFilter,
                  labels: texts.access,
                  choices: accessChoices,
                  value: state.filters.access,
                  onChange: (access) => change({ kaskadAccess: access }),
                }),
              ]}
              onClearAll={() => change({ isVerified: null, wallet: null, kaskadAccess: null })}
            />
          </FilterBar>
          <ServerList
            columns={kaskadUserColumns({ isNarrow: openId !== null })}
            empty={{ title: texts.empty, help: texts.emptyHelp }}
            failedTitle={texts.listFailed}
            isWide={openId === null}
            label={texts.list}
            list={kaskadUserList}
            onChange={change}
            prefetch={({ id }) =>
              void queryClient.prefetchQuery(queries.query('getKaskadUser', { path: { id } }))
            }
            query={users}
            rowAction={{ kind: 'link', href: ({ id }) => paths.kaskadUser(id, search), openId }}
            state={state}
          />
        </Stack>
      </ListWithPanel>
    </>
  );
}
