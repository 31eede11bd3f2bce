import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { completeTaxFile, getTaxFile } from './tax-documents.ts';
import { downloadYearlyDocument, listYearlyDocuments } from './yearly-documents.ts';
import type { YearlyFile } from './yearly-heading.ts';

function replyWith({ name, mime, bytes }: YearlyFile): RawReply {
  const headers = {
    'content-type': mime,
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'private, no-store',
  };
  return new RawReply(200, headers, Buffer.from(bytes));
}

export const yearlyDocumentsHandlers = {
  listYearlyDocuments: handler<'listYearlyDocuments'>(({ deps, actor }) => listYearlyDocuments(deps, actor)),
  downloadYearlyDocument: handler<'downloadYearlyDocument'>(async ({ deps, actor, query }) => {
    const { kind, year, format = 'pdf' } = query;
    return replyWith(await downloadYearlyDocument(deps, actor, { kind, year, format }));
  }),
  getTaxFile: handler<'getTaxFile'>(({ deps, actor, query }) => getTaxFile(deps, actor, query.year)),
  completeTaxFile: handler<'completeTaxFile'>(async ({ deps, actor, body }) =>
    replyWith(await completeTaxFile(deps, actor, body)),
  ),
};
