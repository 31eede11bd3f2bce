import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { readContractFilters } from '../payments/list-admin-contracts.ts';
import { commitBulk } from './commit-bulk.ts';
import { getBulk, listBulkRows } from './get-bulk.ts';
import { listBulks } from './list-bulks.ts';
import { previewBulk } from './preview-bulk.ts';
import { undoBulk } from './undo-bulk.ts';

export const bulkHandlers = {
  previewBulk: handler<'previewBulk'>(async ({ deps, actor, query, body }) => {
    const { kind, ids = null } = body;
    return getBulk(
      deps,
      actor,
      await previewBulk(deps, actor, { kind, ids, list: readContractFilters(query ?? {}) }),
    );
  }),
  getBulk: handler<'getBulk'>(({ deps, actor, params }) => getBulk(deps, actor, params.id)),
  listBulks: handler<'listBulks'>(({ deps, actor, query }) => listBulks(deps, actor, readPlace(query))),
  listBulkRows: handler<'listBulkRows'>(({ deps, params, query }) =>
    listBulkRows(deps, params.id, {
      state: query?.state,
      page: query?.page ?? 1,
      pageSize: query?.page_size ?? 25,
    }),
  ),
  commitBulk: changeHandler<'commitBulk'>({
    change: ({ deps, actor, params }) => commitBulk(deps, actor, params.id),
    response: ({ deps, actor, params }) => getBulk(deps, actor, params.id),
  }),
  undoBulk: changeHandler<'undoBulk'>({
    change: ({ deps, actor, params }) => undoBulk(deps, actor, params.id),
    response: ({ deps, actor, params }) => getBulk(deps, actor, params.id),
  }),
};
