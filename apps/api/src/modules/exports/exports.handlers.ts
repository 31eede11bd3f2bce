import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import { journalTexts } from '../journal/journal.texts.ts';
import { readRefused } from '../market-data/import-plans.repository.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import { importTexts } from '../market-data/market-data.texts.ts';
import { refusedToCsv } from '../market-data/refused-lines.ts';
import { exportBooks } from './export-books.ts';
import { exportBulkRows } from './export-bulk-rows.ts';
import { exportContracts } from './export-contracts.ts';
import { exportFxRates } from './export-fx-rates.ts';
import { exportPayouts } from './export-payouts.ts';
import { exportsTexts } from './exports.texts.ts';

function csvReply({ clock }: Deps, name: string, text: string): RawReply {
  const headers = {
    'content-disposition': contentDisposition('attachment', `${name}-${parisDay(clock.now())}.csv`),
    'cache-control': 'private, no-store',
    'content-type': 'text/csv; charset=utf-8',
  };
  return new RawReply(200, headers, text);
}

export const exportsHandlers = {
  downloadRefusedLines: handler<'downloadRefusedLines'>(async ({ deps, actor, params }) => {
    const refused = await readRefused(deps.db, params.id, actor.userId);
    if (refused === null) throw new AppError(marketDataErrors.errorsNotFound);
    return csvReply(deps, importTexts.errorsFileName, refusedToCsv(refused));
  }),
  exportBooks: handler<'exportBooks'>(async ({ deps, query: { list, ...filter } }) =>
    csvReply(deps, journalTexts.files[list], await exportBooks(deps, list, filter)),
  ),
  exportBulkRows: handler<'exportBulkRows'>(async ({ deps, params, query }) =>
    csvReply(deps, exportsTexts.bulk.file, await exportBulkRows(deps, params.id, query?.state)),
  ),
  exportContracts: handler<'exportContracts'>(async ({ deps, query }) =>
    csvReply(deps, exportsTexts.contracts.file, await exportContracts(deps, query ?? {})),
  ),
  exportFxRates: handler<'exportFxRates'>(async ({ deps, query }) =>
    csvReply(deps, exportsTexts.rates.file, await exportFxRates(deps, query ?? {})),
  ),
  exportPayouts: handler<'exportPayouts'>(async ({ deps, query }) =>
    csvReply(deps, exportsTexts.payouts.file, await exportPayouts(deps, query ?? {})),
  ),
};
