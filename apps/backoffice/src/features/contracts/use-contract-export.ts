import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { type ContractListState, contractList } from './contracts.model.ts';

/** The largest page size of the spec. */
const exportPageSize = 200;

type Row = OperationOutput<'listAdminContracts'>['items'][number];

/** Fetches every contract of the current filters, in their order, page by page: no request returns them all. */
export function useContractExport(state: ContractListState): () => Promise<readonly Row[]> {
  const { queries, queryClient } = useServices();
  const readPage = (page: number) =>
    queryClient.fetchQuery({
      ...queries.query('listAdminContracts', {
        query: contractList.toQuery({ ...state, page, pageSize: exportPageSize }),
      }),
      // Bypasses the cache: an exported file must be current.
      staleTime: 0,
    });
  return async () => {
    const first = await readPage(1);
    const last = Math.ceil(first.total / exportPageSize);
    const rows: Row[] = [...first.items];
    for (let page = 2; page <= last; page += 1) {
      // Sequential: a file of thousands of lines must not slow the server for other users.
      // oxlint-disable-next-line no-await-in-loop
      const { items } = await readPage(page);
      rows.push(...items);
    }
    return rows;
  };
}
