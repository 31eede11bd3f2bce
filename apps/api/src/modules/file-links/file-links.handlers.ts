import { publicHandler } from '../../http/handler.ts';
import { getFile } from './get-file.ts';

export const fileLinksHandlers = {
  getFile: publicHandler<'getFile'>(({ deps, params, query, request }) =>
    getFile(deps, { fileId: params.id, ...query }, request),
  ),
};
