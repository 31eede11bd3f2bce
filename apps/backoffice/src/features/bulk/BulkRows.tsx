import { useServices } from '@repo/auth';
import { ServerList, useListAddress } from '@repo/client/list';
import { bulkRowStateTexts } from '@repo/domain/bulk';
import { formatBookAmount } from '@repo/domain/format';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { Tabs } from '@repo/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { statesOf } from '../../shared/bulk-result.ts';
import { ExportFile } from '../../shared/ExportFile.tsx';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import { type Bulk, type BulkRow, bulkRowList, reasonOf } from './bulk.model.ts';
import { bulkStateTones, bulkTexts as texts } from './bulk.texts.ts';

const columns: readonly DataColumn<BulkRow>[] = [
  { id: 'po', header: texts.columns.po, isRowName: true, cell: ({ po_number }) => po_number },
  { id: 'client', header: texts.columns.client, cell: ({ client }) => client },
  { id: 'product', header: texts.columns.product, cell: ({ product }) => product },
  {
    id: 'amount',
    header: texts.columns.amount,
    align: 'end',
    cell: ({ amount, currency }) => formatBookAmount(amount, currency),
  },
  {
    id: 'state',
    header: texts.columns.state,
    cell: ({ state }) => <StatusBadge labels={bulkRowStateTexts} status={state} tones={bulkStateTones} />,
  },
  { id: 'reason', header: texts.columns.reason, cell: (row) => reasonOf(row) ?? sharedTexts.none },
];

/** Each contract with its result; a tab for each result that some have. */
export function BulkRows({ bulk }: { readonly bulk: Bulk }) {
  const { queries } = useServices();
  const { address, change } = useListAddress();
  const list = bulkRowList.read(address);
  const { sort: _sort, ...query } = bulkRowList.toQuery(list);
  const isMoving = bulk.state === 'running' || bulk.state === 'undoing';
  const rows = useQuery({
    ...queries.query('listBulkRows', { path: { id: bulk.id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: isMoving ? 2000 : false,
  });
  const states = statesOf(bulk);
  const { state = 'all' } = list.filters;
  const shown = state === 'all' || states.includes(state) ? states : [...states, state];
  return (
    <Tabs
      items={[
        { id: 'all', label: texts.allRows, count: bulk.total },
        ...shown.map((id) => ({ id, label: bulkRowStateTexts[id], count: bulk.counts[id] })),
      ]}
      label={texts.results}
      onChange={(next) => change({ result: next === 'all' ? null : next })}
      value={state}
    >
      <ServerList
        columns={columns}
        empty={{ title: texts.noRow, help: texts.noRowHelp }}
        failedTitle={texts.rowsFailed}
        label={texts.rows}
        list={bulkRowList}
        onChange={change}
        query={rows}
        rowAction={{ kind: 'link', href: (row) => paths.contract(row.id) }}
        state={list}
        tools={{
          actions: (
            <ExportFile
              download={(api, format) =>
                api.download('exportBulkRows', {
                  path: { id: bulk.id },
                  query: state === 'all' ? { format } : { state, format },
                })
              }
              list="bulk"
            />
          ),
        }}
      />
    </Tabs>
  );
}
