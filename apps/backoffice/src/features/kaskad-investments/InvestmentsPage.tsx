import { useServices } from '@repo/auth';
import { choicePill, FilterBar, SearchField, ServerList, useListAddress } from '@repo/client/list';
import { FilterPills } from '@repo/ui/filter-pills';
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
import { investmentColumns } from './investment-columns.tsx';
import {
  investmentList,
  investmentViews,
  toInvestmentFilters,
  toInvestmentQuery,
  toInvestmentRow,
} from './investments.model.ts';
import { investmentsTexts as texts } from './investments.texts.ts';

/** The investments of every round, by what is to be done; one opens beside the list. */
export function InvestmentsPage() {
  const { queries, queryClient } = useServices();
  // Changing a filter closes the open investment: it may no longer be in the list.
  const { address, change } = useListAddress(paths.kaskadInvestments);
  const { search } = useLocation();
  const { id: openId = null } = useParams();
  const state = investmentList.read(address);
  const investments = useQuery({
    ...queries.query('listIssuedInvestments', { query: toInvestmentQuery(state) }),
    placeholderData: keepPreviousData,
    select: (page) => ({ ...page, items: page.items.map(toInvestmentRow) }),
  });
  const rounds = useQuery(queries.query('listKaskadRounds', { query: { page_size: 50 } })).data?.items ?? [];
  const counts = investments.data?.counts;
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.kaskadInvestments} />
      <InvestmentsTabs />
      <ListWithPanel>
        <Tabs
          items={investmentViews.map((id) => ({ id, label: texts.tabs[id], count: counts?.[id] }))}
          label={texts.views}
          onChange={(investment) => change({ investment: investment === 'to_check' ? null : investment })}
          value={state.filters.view ?? 'to_check'}
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
                    id: 'round',
                    label: texts.round,
                    labels: Object.fromEntries(rounds.map(({ round }) => [round.id, round.name])),
                    choices: rounds.map(({ round }) => round.id),
                    value: state.filters.round,
                    onChange: (round) => change({ round }),
                  }),
                ]}
                onClearAll={() => change({ round: null })}
              />
              <ListViews
                parameters={investmentList.parameters}
                path={paths.kaskadInvestments}
                screen="kaskad_investments"
              />
            </FilterBar>
            <ServerList
              columns={investmentColumns({ isNarrow: openId !== null })}
              empty={{ title: texts.empty, help: texts.emptyHelp }}
              failedTitle={texts.listFailed}
              isWide
              label={texts.list}
              list={investmentList}
              onChange={change}
              prefetch={({ id }) =>
                void queryClient.prefetchQuery(queries.query('getIssuedInvestment', { path: { id } }))
              }
              query={investments}
              rowAction={{ kind: 'link', href: ({ id }) => paths.kaskadInvestment(id, search), openId }}
              state={state}
              tools={{
                actions: (
                  <ExportFile
                    download={(api, format) =>
                      api.download('exportIssuedInvestments', {
                        query: { ...toInvestmentFilters(state), format },
                      })
                    }
                    list="kaskad_investments"
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
