import { parisDay } from '@repo/domain/dates';
import { contentDisposition } from '../../http/content-disposition.ts';
import { handler, JsonReply } from '../../http/handler.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { personalDataTexts as texts } from './personal-data.texts.ts';

export const personalDataHandlers = {
  exportPersonalData: handler<'exportPersonalData'>(async ({ deps, actor, body }) => {
    const data = await exportPersonalData(deps, actor, body);
    const name = texts.fileName(parisDay(deps.clock.now()));
    return new JsonReply(data, {
      'content-disposition': contentDisposition('attachment', `${name}.json`),
      'cache-control': 'private, no-store',
    });
  }),
};
