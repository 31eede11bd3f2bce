import { useServices, useSession } from '@repo/auth';
import { choicePill, FilterBar, ServerList, useListAddress } from '@repo/client/list';
import { TextLink } from '@repo/ui/button';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { useChangeRequestsPath } from '../../shared/use-change-requests-path.ts';
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
  const { user } = useSession();
  return (
    <ChangeRequests
      actions={
        <>
          <TextLink href={paths.parameters}>{screenTexts.parameters}</TextLink>
          {user?.role === 'super_admin' ? <TextLink href={paths.audit}>{screenTexts.audit}</TextLink> : null}
        </>
      }
      filters={<Filters />}
      requestPath={paths.changeRequest}
    />
  );
}

/** Those of Kaskad, which publishes nothing. */
export function KaskadChangeRequestsPage() {
  const { request } = useChangeRequestsPath();
  return <ChangeRequests requestPath={request} />;
}

interface ChangeRequestsProps {
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  readonly requestPath: (id: string) => string;
}

function ChangeRequests({ actions, filters, requestPath }: ChangeRequestsProps) {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const tab = readTab(address);
  const requests = useQuery({
    ...queries.query('listChangeRequests', { query: toListQuery(address) }),
    placeholderData: keepPreviousData,
    // A list opened again after a decision must not show the request as pending while it is fetched.
    gcTime: 0,
  });
  return (
    <>
      <PageHeader actions={actions} subtitle={texts.subtitle} title={screenTexts.changeRequests} />
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
          {filters}
          <ServerList
            columns={changeRequestColumns(tab)}
            empty={texts.empty[tab]}
            failedTitle={texts.listFailed}
            label={texts.list}
            list={changeRequestList}
            onChange={change}
            query={requests}
            rowAction={{ kind: 'link', href: ({ id }) => requestPath(id), openId: null }}
            state={changeRequestList.read(address)}
          />
        </Stack>
      </Tabs>
    </>
  );
}

/** What a request publishes, and the saved views. */
function Filters() {
  const { address, change } = useListAddress();
  const { filters } = changeRequestList.read(address);
  return (
    <FilterBar>
      <FilterPills
        filters={[
          choicePill({
            id: 'publishes',
            label: texts.publishes.label,
            labels: texts.publishes,
            choices: publishedValues,
            value: filters.publishes,
            onChange: (publishes) => change({ publishes }),
          }),
        ]}
        onClearAll={() => change({ publishes: null })}
      />
      <ListViews parameters={changeRequestViewParameters} screen="change_requests" />
    </FilterBar>
  );
}
