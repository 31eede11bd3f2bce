import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import { journalTexts as texts } from '../journal/journal.texts.ts';
import { exportBooks } from './export-books.ts';

export const exportsHandlers = {
  exportBooks: handler<'exportBooks'>(async ({ deps, query }) => {
    const { list, ...filter } = query;
    const headers = {
      'content-disposition': contentDisposition(
        'attachment',
        `${texts.files[list]}-${parisDay(deps.clock.now())}.csv`,
      ),
      'cache-control': 'private, no-store',
      'content-type': 'text/csv; charset=utf-8',
    };
    return new RawReply(200, headers, await exportBooks(deps, list, filter));
  }),
};
