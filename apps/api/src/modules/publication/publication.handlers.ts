import { handler } from '../../http/handler.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { commitImport } from './commit-import.ts';

export const publicationHandlers = {
  commitImport: handler<'commitImport'>(async ({ deps, actor, params }) => {
    const counts = await commitImport(deps, actor, params.id);
    await prepareMarketAhead(deps);
    return counts;
  }),
};
