import type { Deps } from '../../deps.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import { journalTexts } from '../journal/journal.texts.ts';
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
