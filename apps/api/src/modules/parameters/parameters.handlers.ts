import { JsonReply, publicHandler } from '../../http/handler.ts';
import { readCoinsOffPar } from '../market-data/par.repository.ts';
import { listParameters } from './list-parameters.ts';

/** Public figures that seldom change: a browser may keep them as long as a screen does (R136). */
const caching = { 'cache-control': 'public, max-age=60' };

export const parametersHandlers = {
  listParameters: publicHandler<'listParameters'>(
    async ({ deps }) =>
      new JsonReply({ parameters: await listParameters(deps), ...(await readCoinsOffPar(deps)) }, caching),
  ),
};
