import { useServices } from '@repo/auth';
import { FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { ListWithPanel } from '../../shared/ListWithPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { InvestmentsTabs } from '../../shared/SectionTabs.tsx';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { claimColumns } from './claim-columns.tsx';
import { claimList, claimViews, toClaimFilters, toClaimQuery, toClaimRow } from './claims.model.ts';
import { claimsTexts as texts } from './claims.texts.ts';

/** What is claimed, the oldest first; a claim opens beside the list. */
export function ClaimsPage() {
  const { queries, queryClient } = useServices();
  // Changing a filter closes the open claim: it may no longer be in the list.
  const { address, change } = useListAddress(paths.claims);
  const { search } = useLocation();
  const { id: openId = null } = useParams();
  const state = claimList.read(address);
  const claims = useQuery({
    ...queries.query('listClaims', { query: toClaimQuery(state) }),
    placeholderData: keepPreviousData,
    select: (page) => ({ ...page, items: page.items.map(toClaimRow) }),
  });
  const counts = claims.data?.counts;
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.claims} />
      <InvestmentsTabs />
      <ListWithPanel>
        <Tabs
          items={claimViews.map((id) => ({ id, label: texts.tabs[id], count: counts?.[id] }))}
          label={texts.views}
          onChange={(claim) => change({ claim: claim === 'open' ? null : claim })}
          value={state.filters.state ?? 'open'}
        >
          <Stack gap={16}>
            <FilterBar>
              <SearchField
                label={texts.search}
                onSearch={(typed, options) => change({ search: typed }, options)}
                placeholder={texts.searchPlaceholder}
                value={state.filters.q ?? ''}
              />
              <ListViews parameters={claimList.parameters} path={paths.claims} screen="kaskad_claims" />
            </FilterBar>
            <ServerList
              columns={claimColumns({ isNarrow: openId !== null })}
              empty={{ title: texts.empty, help: texts.emptyHelp }}
              failedTitle={texts.listFailed}
              label={texts.list}
              list={claimList}
              onChange={change}
              prefetch={({ id }) =>
                void queryClient.prefetchQuery(queries.query('getClaim', { path: { id } }))
              }
              query={claims}
              rowAction={{ kind: 'link', href: ({ id }) => paths.claim(id, search), openId }}
              state={state}
              tools={{
                actions: (
                  <ExportFile
                    download={(api, format) =>
                      api.download('exportClaims', { query: { ...toClaimFilters(state), format } })
                    }
                    list="kaskad_claims"
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
