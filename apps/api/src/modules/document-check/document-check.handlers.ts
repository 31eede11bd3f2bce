import { publicHandler } from '../../http/handler.ts';
import { checkDocument } from './check-document.ts';

export const documentCheckHandlers = {
  checkDocument: publicHandler<'checkDocument'>(({ deps, body }) => checkDocument(deps, body)),
};
