import { handler } from '../../http/handler.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { listStrategies } from './list-strategies.ts';
import { updateStrategy } from './update-strategy.ts';

export const strategiesHandlers = {
  listStrategies: handler<'listStrategies'>(async ({ deps }) => ({ strategies: await listStrategies(deps) })),
  updateStrategy: handler<'updateStrategy'>(async ({ deps, actor, body }) => {
    const strategy = await updateStrategy(deps, actor, body.strategy);
    await prepareMarketAhead(deps);
    return { strategy };
  }),
};
