import { useServices, useSession } from '@repo/auth';
import { choicePill, FilterBar, ServerList, useListAddress } from '@repo/client/list';
import { TextLink } from '@repo/ui/button';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { changeRequestColumns } from './change-request-columns.tsx';
import {
  changeRequestList,
  changeRequestTabs,
  changeRequestViewParameters,
  publishedValues,
  readTab,
  toListQuery,
} from './change-requests.model.ts';
import { changeRequestsTexts as texts } from './change-requests.texts.ts';

/** « À valider »: the changes that await a second person, and those that were decided. */
export function ChangeRequestsPage() {
  const { queries } = useServices();
  const { user } = useSession();
  const { address, change } = useListAddress();
  const tab = readTab(address);
  const requests = useQuery({
    ...queries.query('listChangeRequests', { query: toListQuery(address) }),
    placeholderData: keepPreviousData,
    // A list opened again after a decision must not show the request as pending while it is fetched.
    gcTime: 0,
  });
  const state = changeRequestList.read(address);
  return (
    <>
      <PageHeader
        actions={
          <>
            <TextLink href={paths.parameters}>{screenTexts.parameters}</TextLink>
            {user?.role === 'super_admin' ? (
              <TextLink href={paths.audit}>{screenTexts.audit}</TextLink>
            ) : null}
          </>
        }
        subtitle={texts.subtitle}
        title={screenTexts.changeRequests}
      />
      <Tabs
        items={changeRequestTabs.map((id) => ({
          id,
          label: texts.tabs[id],
          count: requests.data?.counts[id],
        }))}
        label={texts.tabs.label}
        onChange={(next) => change({ tab: next === 'to_decide' ? null : next })}
        value={tab}
      >
        <Stack gap={16}>
          <FilterBar>
            <FilterPills
              filters={[
                choicePill({
                  id: 'publishes',
                  label: texts.publishes.label,
                  labels: texts.publishes,
                  choices: publishedValues,
                  value: state.filters.publishes,
                  onChange: (publishes) => change({ publishes }),
                }),
              ]}
              onClearAll={() => change({ publishes: null })}
            />
            <ListViews parameters={changeRequestViewParameters} screen="change_requests" />
          </FilterBar>
          <ServerList
            columns={changeRequestColumns(tab)}
            empty={texts.empty[tab]}
            failedTitle={texts.listFailed}
            label={texts.list}
            list={changeRequestList}
            onChange={change}
            query={requests}
            rowAction={{ kind: 'link', href: ({ id }) => paths.changeRequest(id), openId: null }}
            state={state}
          />
        </Stack>
      </Tabs>
    </>
  );
}
