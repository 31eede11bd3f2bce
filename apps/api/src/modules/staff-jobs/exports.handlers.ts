import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import { readRefusedUsers } from '../client-invitations/user-import.ts';
import { exportBulkRows } from '../exports/export-bulk-rows.ts';
import { exportsTexts } from '../exports/exports.texts.ts';
import { type ExportFormat, mimes } from '../exports/table-writer.ts';
import { readRefused } from '../market-data/import-plans.repository.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import { importTexts } from '../market-data/market-data.texts.ts';
import { refusedToCsv } from '../market-data/refused-lines.ts';
import { exportList } from './export-list.ts';

interface NamedFile {
  name: string;
  format: ExportFormat;
  content: Buffer | string;
}

function fileReply({ clock }: Deps, { name, format, content }: NamedFile): RawReply {
  const headers = {
    'content-disposition': contentDisposition('attachment', `${name}-${parisDay(clock.now())}.${format}`),
    'cache-control': 'private, no-store',
    'content-type': mimes[format],
  };
  return new RawReply(200, headers, content);
}

const kaskadExportsHandlers = {
  downloadRefusedUsers: handler<'downloadRefusedUsers'>(async ({ deps, actor, params }) => {
    const content = refusedToCsv(await readRefusedUsers(deps, actor, params.id));
    return fileReply(deps, { name: importTexts.errorsFileName, format: 'csv', content });
  }),
  exportIssuedInvestments: handler<'exportIssuedInvestments'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportIssuedInvestments', query }),
  ),
  exportRefunds: handler<'exportRefunds'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportRefunds', query }),
  ),
  exportKaskadRounds: handler<'exportKaskadRounds'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportKaskadRounds', query }),
  ),
  exportIssuedGrants: handler<'exportIssuedGrants'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportIssuedGrants', query }),
  ),
  exportClaims: handler<'exportClaims'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportClaims', query }),
  ),
};

export const exportsHandlers = {
  ...kaskadExportsHandlers,
  downloadRefusedLines: handler<'downloadRefusedLines'>(async ({ deps, actor, params }) => {
    const refused = await readRefused(deps.db, params.id, actor.userId);
    if (refused === null) throw new AppError(marketDataErrors.errorsNotFound);
    const content = refusedToCsv(refused);
    return fileReply(deps, { name: importTexts.errorsFileName, format: 'csv', content });
  }),
  exportAdvisers: handler<'exportAdvisers'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportAdvisers', query }),
  ),
  exportAudit: handler<'exportAudit'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportAudit', query }),
  ),
  exportBooks: handler<'exportBooks'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportBooks', query }),
  ),
  exportBulkRows: handler<'exportBulkRows'>(async ({ deps, actor, params, query }) => {
    const { state, format = 'csv' } = query ?? {};
    const content = await exportBulkRows(deps, actor, { planId: params.id, state, format });
    return fileReply(deps, { name: exportsTexts.bulk.file, format, content });
  }),
  exportClients: handler<'exportClients'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportClients', query }),
  ),
  exportContracts: handler<'exportContracts'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportContracts', query }),
  ),
  exportFxRates: handler<'exportFxRates'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportFxRates', query }),
  ),
  exportMyClients: handler<'exportMyClients'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportMyClients', query }),
  ),
  exportNavs: handler<'exportNavs'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportNavs', query }),
  ),
  exportPayouts: handler<'exportPayouts'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportPayouts', query }),
  ),
  exportRegisterLines: handler<'exportRegisterLines'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportRegisterLines', query }),
  ),
  exportProducts: handler<'exportProducts'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportProducts', query }),
  ),
  exportReceipts: handler<'exportReceipts'>(({ deps, actor, query }) =>
    exportList(deps, actor, { operation: 'exportReceipts', query }),
  ),
};
