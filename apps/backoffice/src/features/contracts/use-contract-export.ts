import type { OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { type ContractListState, contractList } from './contracts.model.ts';

/** The most that the contract gives at once. */
const exportPageSize = 200;

type Row = OperationOutput<'listAdminContracts'>['items'][number];

/** Every contract that the filters in force keep, in their order, page after page: the server gives none whole. */
export function useContractExport(state: ContractListState): () => Promise<readonly Row[]> {
  const { queries, queryClient } = useServices();
  const readPage = (page: number) =>
    queryClient.fetchQuery({
      ...queries.query('listAdminContracts', {
        query: contractList.toQuery({ ...state, page, pageSize: exportPageSize }),
      }),
      // A file says what is true now, not what was read a minute ago.
      staleTime: 0,
    });
  return async () => {
    const first = await readPage(1);
    const last = Math.ceil(first.total / exportPageSize);
    const rows: Row[] = [...first.items];
    for (let page = 2; page <= last; page += 1) {
      // One after the other: a file of thousands of lines must not keep the server from everyone else.
      // oxlint-disable-next-line no-await-in-loop
      const { items } = await readPage(page);
      rows.push(...items);
    }
    return rows;
  };
}
