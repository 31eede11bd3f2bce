import { useServices } from '@repo/auth';
import { choicePill, FilterBar, ServerList, useListAddress } from '@repo/client/list';
import { orderKindTexts } from '@repo/domain/books';
import { FilterPills } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { PageHeader } from '@repo/ui/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screenTexts } from '../../shared/app.texts.ts';
import { ExportBooks } from '../../shared/ExportBooks.tsx';
import { NavsTabs } from '../../shared/SectionTabs.tsx';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { ListViews } from '../../shared/views/ListViews.tsx';
import { orderKinds, waitingOrderList } from './navs.model.ts';
import { waitingOrderColumns } from './waiting-order-columns.tsx';
import { waitingOrdersTexts as texts } from './waiting-orders.texts.ts';

/** The orders that the next publications will execute, oldest first. */
export function WaitingOrdersPage() {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const state = waitingOrderList.read(address);
  const { filters } = state;
  const orders = useQuery({
    ...queries.query('listWaitingOrders', { query: waitingOrderList.toQuery(state) }),
    placeholderData: keepPreviousData,
  });
  const strategies = useQuery(queries.query('listStrategies'));
  return (
    <>
      <PageHeader
        actions={<ExportBooks query={{ list: 'orders', order: filters.kind, strategy: filters.strategy }} />}
        subtitle={texts.subtitle}
        title={screenTexts.waitingOrders}
      />
      <NavsTabs />
      <Stack gap={16}>
        <FilterBar>
          <FilterPills
            filters={[
              choicePill({
                id: 'strategy',
                label: sharedTexts.strategy,
                choices: (strategies.data?.strategies ?? []).map(({ title }) => title),
                value: filters.strategy,
                onChange: (strategy) => change({ strategy }),
              }),
              choicePill({
                id: 'kind',
                label: texts.columns.kind,
                labels: orderKindTexts,
                choices: orderKinds,
                value: filters.kind,
                onChange: (order) => change({ order }),
              }),
            ]}
            onClearAll={() => change({ strategy: null, order: null })}
          />
          <ListViews parameters={waitingOrderList.parameters} screen="waiting_orders" />
        </FilterBar>
        <ServerList
          columns={waitingOrderColumns}
          empty={{ title: texts.empty, help: texts.emptyHelp }}
          failedTitle={texts.failed}
          isWide
          label={texts.list}
          list={waitingOrderList}
          onChange={change}
          query={orders}
          state={state}
        />
      </Stack>
    </>
  );
}
