import { publicHandler } from '../../http/handler.ts';
import { getFile } from './get-file.ts';

export const documentsHandlers = {
  getFile: publicHandler<'getFile'>(({ deps, params, query }) =>
    getFile(deps, { fileId: params.id, expires: query.expires, signature: query.signature }),
  ),
};
