import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, JsonReply, RawReply } from '../../http/handler.ts';
import { parisDay } from '../../paris-time.ts';
import { documentTexts as texts } from './document.texts.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { writePersonalDataPdf } from './personal-data-pdf.ts';

export const personalDataHandlers = {
  exportPersonalData: handler<'exportPersonalData'>(async ({ deps, actor, body }) => {
    const data = await exportPersonalData(deps, actor, body);
    const name = `${texts.fileName(parisDay(deps.clock.now()))}.${body.format}`;
    const headers = {
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'private, no-store',
    };
    if (body.format === 'json') return new JsonReply(data, headers);
    const bytes = await writePersonalDataPdf(deps, actor, data);
    return new RawReply(200, { ...headers, 'content-type': 'application/pdf' }, Buffer.from(bytes));
  }),
};
