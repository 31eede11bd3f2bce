import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { getProduct, listProducts, listProductVersions } from './list-products.ts';
import { listStrategies } from './list-strategies.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { findStrategy } from './strategies.repository.ts';
import { updateStrategy } from './update-strategy.ts';

export const strategiesHandlers = {
  listStrategies: handler<'listStrategies'>(async ({ deps }) => ({ strategies: await listStrategies(deps) })),
  listProducts: handler<'listProducts'>(async ({ deps }) => ({ products: await listProducts(deps) })),
  getProduct: handler<'getProduct'>(({ deps, params }) => getProduct(deps, params.id)),
  listProductVersions: handler<'listProductVersions'>(async ({ deps, params }) => ({
    versions: await listProductVersions(deps, params.id),
  })),
  updateStrategy: changeHandler<'updateStrategy'>({
    change: ({ deps, actor, body }) =>
      updateStrategy(deps, actor, { change: body.strategy, reason: body.reason ?? '' }),
    response: async ({ deps, body }) => {
      await prepareMarketAhead(deps);
      const strategy = await findStrategy(deps.db, body.strategy.id);
      if (!strategy) throw new AppError(strategiesErrors.notFound);
      const pending = await findPendingOn(deps.db, { subjectId: strategy.id, now: deps.clock.now() });
      return { strategy: toWireStrategy(strategy), pending_change: toWirePendingChange(pending) };
    },
  }),
};
