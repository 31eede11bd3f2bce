import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import type { AddressChange } from '@repo/client/address';
import { ServerList } from '@repo/client/list';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { exportPageSize, readAllPages } from '../../shared/read-all-pages.ts';
import { payoutColumns } from './payout-columns.tsx';
import { payoutCsv } from './payout-csv.ts';
import { type PayoutListState, payoutList, toPayoutQuery } from './payouts.model.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

export interface PayoutsListProps {
  readonly query: UseQueryResult<OperationOutput<'listPayouts'>, ApiError>;
  readonly state: PayoutListState;
  readonly openId: string | null;
  readonly onChange: (parameters: AddressChange) => void;
}

/** One page of payouts, the oldest legal date first. */
export function PayoutsList({ query, state, openId, onChange }: PayoutsListProps) {
  const { queries, queryClient } = useServices();
  const { search } = useLocation();
  const exportAll = () =>
    readAllPages((page) =>
      queryClient.fetchQuery({
        ...queries.query('listPayouts', {
          query: { ...toPayoutQuery(state), page, page_size: exportPageSize },
        }),
        // Bypasses the cache: an exported file must be current.
        staleTime: 0,
      }),
    );
  return (
    <ServerList
      columns={payoutColumns({ isNarrow: openId !== null })}
      empty={{ title: texts.empty, help: texts.emptyHelp }}
      failedTitle={texts.listFailed}
      label={texts.list}
      list={payoutList}
      onChange={onChange}
      query={query}
      rowAction={{ kind: 'link', href: (row) => paths.payout(row.id, search), openId }}
      state={state}
      tools={{ csvExport: { fileName: texts.csv.fileName, columns: payoutCsv, onExport: exportAll } }}
    />
  );
}
