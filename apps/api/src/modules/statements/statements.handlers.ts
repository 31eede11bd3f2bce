import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { downloadStatement } from './download-statement.ts';
import { exportPortfolio } from './export-portfolio.ts';
import { listStatementIssues } from './list-statement-issues.ts';
import { listStatements } from './list-statements.ts';
import { statementsTexts as texts } from './statements.texts.ts';

const fileHeaders = (name: string) => ({
  'content-disposition': contentDisposition('attachment', name),
  'cache-control': 'private, no-store',
});

export const statementsHandlers = {
  listStatements: handler<'listStatements'>(({ deps, actor }) => listStatements(deps, actor)),
  listStatementIssues: handler<'listStatementIssues'>(({ deps, params }) =>
    listStatementIssues(deps, params.id),
  ),
  downloadStatement: handler<'downloadStatement'>(async ({ deps, actor, query }) => {
    const { period, currency = 'EUR' } = query;
    const { bytes, isRectified } = await downloadStatement(deps, actor, { period, currency });
    const headers = {
      ...fileHeaders(texts.fileName(period, isRectified)),
      'content-type': 'application/pdf',
    };
    return new RawReply(200, headers, Buffer.from(bytes));
  }),
  exportPortfolio: handler<'exportPortfolio'>(async ({ deps, actor, query }) => {
    const { table, format, currency = 'EUR' } = query;
    const { content, mime, until } = await exportPortfolio(deps, actor, { table, format, currency });
    const headers = {
      ...fileHeaders(`${texts.exports[table].fileName(until)}.${format}`),
      'content-type': mime,
    };
    return new RawReply(200, headers, content);
  }),
};
