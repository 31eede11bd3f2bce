import type { components } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import {
  choicePill,
  FilterBar,
  operatorPill,
  periodPill,
  ServerList,
  useListAddress,
} from '@repo/client/list';
import { Card } from '@repo/ui/card';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { NavsTools } from './NavsTools.tsx';
import { NavVersions } from './NavVersions.tsx';
import { actionColumn, navColumns, withKnownDetails } from './nav-columns.tsx';
import { navList, navStatuses } from './navs.model.ts';
import { navVersionsTexts, navsTexts as texts } from './navs.texts.ts';
import { WithdrawNav } from './WithdrawNav.tsx';

/** The published NAVs, paginated; strategy and period are in the URL. */
export function NavsList() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = navList.read(address);
  const [withdrawn, setWithdrawn] = useState<components['schemas']['Nav'] | null>(null);
  const [shown, setShown] = useState<components['schemas']['Nav'] | null>(null);
  const [columns] = useState(() => [
    ...navColumns,
    actionColumn({ versions: setShown, withdraw: setWithdrawn }),
  ]);
  const navs = useQuery({
    ...queries.query('listNavs', { query: navList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <Card title={texts.list}>
      <Stack gap={16}>
        <FilterBar>
          <FilterPills
            filters={[
              choicePill({
                id: 'strategy',
                label: sharedTexts.strategy,
                choices: (strategies.data?.strategies ?? []).map(({ title }) => title),
                value: state.filters.strategy,
                onChange: (strategy) => change({ strategy }),
              }),
              operatorPill({
                id: 'status',
                label: navVersionsTexts.state,
                labels: navVersionsTexts.statuses,
                choices: navStatuses,
                is: state.filters.status,
                isNot: state.filters.status_not,
                onChange: ({ is, isNot }) => change({ nav: is, navNot: isNot }),
              }),
              periodPill({ period: state.filters, onChange: change }),
            ]}
            onClearAll={() => change(navList.cleared)}
          />
          <ListViews parameters={navList.parameters} screen="navs" />
        </FilterBar>
        <ServerList
          columns={withKnownDetails(columns, navs.data?.items ?? [])}
          empty={{ title: sharedTexts.noNav, help: sharedTexts.noNavHelp }}
          failedTitle={sharedTexts.navsFailed}
          label={texts.list}
          list={navList}
          onChange={change}
          query={navs}
          state={state}
          tools={{ actions: <NavsTools state={state} /> }}
        />
        {shown === null ? null : <NavVersions nav={shown} onClose={() => setShown(null)} />}
        {withdrawn === null ? null : <WithdrawNav nav={withdrawn} onClose={() => setWithdrawn(null)} />}
      </Stack>
    </Card>
  );
}
