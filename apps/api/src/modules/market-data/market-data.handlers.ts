import { exactly } from '../../db/keyset.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace, toPage } from '../../http/list-page.ts';
import { getNavCalendar } from './get-nav-calendar.ts';
import { listFxRates } from './list-fx-rates.ts';
import { listNavs } from './list-navs.ts';
import { toWireFxRate, toWireNav, toWirePreview } from './market-data.mapper.ts';
import { previewImport } from './preview-import.ts';
import { readFileColumns } from './read-file-columns.ts';
import { saveImportMapping } from './save-import-mapping.ts';

export const marketDataHandlers = {
  listNavs: handler<'listNavs'>(async ({ deps, query }) => {
    const { sort = '-date', strategy, status, status_not: statusNot, from, to } = query;
    const place = readPlace(query);
    const { rows, total } = await listNavs(deps, { ...place, sort, strategy, status, statusNot, from, to });
    return toPage(rows.map(toWireNav), exactly(total), place);
  }),
  getNavCalendar: handler<'getNavCalendar'>(({ deps, query }) => getNavCalendar(deps, query.month)),
  listFxRates: handler<'listFxRates'>(async ({ deps, query }) => {
    const { sort = '-date', pair, pair_not: pairNot, from, to } = query;
    const place = readPlace(query);
    const { rows, total } = await listFxRates(deps, { ...place, sort, pair, pairNot, from, to });
    return toPage(rows.map(toWireFxRate), exactly(total), place);
  }),
  previewImport: handler<'previewImport'>(async ({ deps, actor, body, upload }) =>
    toWirePreview(
      await previewImport(deps, actor, { kind: body.kind, file: upload, series: body.series ?? null }),
    ),
  ),
  readFileColumns: handler<'readFileColumns'>(({ deps, body, upload }) =>
    readFileColumns(deps, { kind: body.kind, file: upload }),
  ),
  saveImportMapping: changeHandler<'saveImportMapping'>({
    change: ({ deps, actor, body }) => saveImportMapping(deps, actor, body),
    response: ({ body }) => Promise.resolve({ mapping: body.mapping }),
  }),
};
