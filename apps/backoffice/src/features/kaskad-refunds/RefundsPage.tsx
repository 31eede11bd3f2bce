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
import { refundColumns } from './refund-columns.tsx';
import { refundList, refundViews, toRefundFilters, toRefundQuery, toRefundRow } from './refunds.model.ts';
import { refundsTexts as texts } from './refunds.texts.ts';

/** What has to be paid back, the one due first before; a refund opens beside the list. */
export function RefundsPage() {
  const { queries, queryClient } = useServices();
  // Changing a filter closes the open refund: it may no longer be in the list.
  const { address, change } = useListAddress(paths.kaskadRefunds);
  const { search } = useLocation();
  const { id: openId = null } = useParams();
  const state = refundList.read(address);
  const refunds = useQuery({
    ...queries.query('listRefunds', { query: toRefundQuery(state) }),
    placeholderData: keepPreviousData,
    select: (page) => ({ ...page, items: page.items.map(toRefundRow) }),
  });
  const counts = refunds.data?.counts;
  return (
    <>
      <PageHeader subtitle={texts.subtitle} title={screenTexts.kaskadRefunds} />
      <InvestmentsTabs />
      <ListWithPanel>
        <Tabs
          items={refundViews.map((id) => ({ id, label: texts.tabs[id], count: counts?.[id] }))}
          label={texts.views}
          onChange={(refund) => change({ refund: refund === 'to_prepare' ? null : refund })}
          value={state.filters.state ?? 'to_prepare'}
        >
          <Stack gap={16}>
            <FilterBar>
              <SearchField
                label={texts.search}
                onSearch={(typed, options) => change({ search: typed }, options)}
                placeholder={texts.searchPlaceholder}
                value={state.filters.q ?? ''}
              />
              <ListViews
                parameters={refundList.parameters}
                path={paths.kaskadRefunds}
                screen="kaskad_refunds"
              />
            </FilterBar>
            <ServerList
              columns={refundColumns({ isNarrow: openId !== null })}
              empty={{ title: texts.empty, help: texts.emptyHelp }}
              failedTitle={texts.listFailed}
              isWide={openId === null}
              label={texts.list}
              list={refundList}
              onChange={change}
              prefetch={({ id }) =>
                void queryClient.prefetchQuery(queries.query('getRefund', { path: { id } }))
              }
              query={refunds}
              rowAction={{ kind: 'link', href: ({ id }) => paths.kaskadRefund(id, search), openId }}
              state={state}
              tools={{
                actions: (
                  <ExportFile
                    download={(api, format) =>
                      api.download('exportRefunds', { query: { ...toRefundFilters(state), format } })
                    }
                    list="kaskad_refunds"
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
