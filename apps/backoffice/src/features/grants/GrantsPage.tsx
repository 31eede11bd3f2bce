import { useServices } from '@repo/auth';
import { parisToday } from '@repo/client/clock';
import { choicePill, FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { InvestmentsTabs } from '../../shared/SectionTabs.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { grantColumns } from './grant-columns.tsx';
import { grantList, grantViews, toGrantQuery, toGrantRow } from './grants.model.ts';
import { grantsTexts as texts } from './grants.texts.ts';

/** The grants of Kaskad; one opens beside the list. */
export function GrantsPage() {
  const { queries, queryClient } = useServices();
  // Changing a filter closes the open grant: it may no longer be in the list.
  const { address, change } = useListAddress(paths.grants);
  const { search } = useLocation();
  const { id: openId = null } = useParams();
  const [today] = useState(parisToday);
  const state = grantList.read(address);
  const grants = useQuery({
    ...queries.query('listIssuedGrants', { query: toGrantQuery(state) }),
    placeholderData: keepPreviousData,
    select: (page) => ({ ...page, items: page.items.map((row) => toGrantRow(row, today)) }),
  });
  const classes = useQuery(queries.query('listClasses')).data?.items ?? [];
  const counts = grants.data?.counts;
  const all = counts && counts.active + counts.suspended + counts.canceled + counts.completed;
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.grants} />
      <InvestmentsTabs />
      <ListWithPanel>
        <Tabs
          items={grantViews.map((id) => ({
            id,
            label: texts.tabs[id],
            count: id === 'all' ? all : counts?.[id],
          }))}
          label={texts.views}
          onChange={(grant) => change({ grant: grant === 'all' ? null : grant })}
          value={state.filters.state ?? 'all'}
        >
          <Stack gap={16}>
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
                    id: 'class',
                    label: texts.tokenClass,
                    labels: Object.fromEntries(classes.map(({ class: one }) => [one.id, one.symbol])),
                    choices: classes.map(({ class: one }) => one.id),
                    value: state.filters.class,
                    onChange: (tokenClass) => change({ tokenClass }),
                  }),
                ]}
                onClearAll={() => change({ tokenClass: null })}
              />
              <ListViews parameters={grantList.parameters} path={paths.grants} screen="kaskad_grants" />
            </FilterBar>
            <ServerList
              columns={grantColumns({ isNarrow: openId !== null })}
              empty={{ title: texts.empty, help: texts.emptyHelp }}
              failedTitle={texts.listFailed}
              isWide
              label={texts.list}
              list={grantList}
              onChange={change}
              prefetch={({ id }) =>
                void queryClient.prefetchQuery(queries.query('getIssuedGrant', { path: { id } }))
              }
              query={grants}
              rowAction={{ kind: 'link', href: ({ id }) => paths.grant(id, search), openId }}
              state={state}
              tools={{
                actions: (
                  <ExportFile
                    download={(api, format) =>
                      api.download('exportIssuedGrants', { query: { ...grantList.toFilters(state), format } })
                    }
                    list="kaskad_grants"
                  />
                ),
              }}
            />
          </Stack>
        </Tabs>
      </ListWithPanel>
    </>
  );
}
