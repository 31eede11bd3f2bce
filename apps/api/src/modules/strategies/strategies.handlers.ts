import type { ProductAction } from '@repo/domain/products';
import { AppError } from '../../http/app-error.ts';
import { changeHandler, handler } from '../../http/handler.ts';
import type { ActorCall } from '../../http/operation.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOfKind } from '../change-requests/change-requests.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { changeProductState, previewProductState } from './change-product-state.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { getStrategyHistory } from './get-strategy-history.ts';
import { getProduct, listProducts, listProductVersions } from './list-products.ts';
import { listStrategies } from './list-strategies.ts';
import { stopPlannedDetails } from './stop-planned-details.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { findStrategy, findStrategyByTitle } from './strategies.repository.ts';
import { readStrategyChange } from './strategy-change.ts';
import { controlOf } from './strategy-change-kinds.ts';
import { updateStrategy } from './update-strategy.ts';

/** The four are called alike. */
const stateSteps = (action: ProductAction) => ({
  change: ({ deps, actor, params, body }: ActorCall<'publishProduct'>) =>
    changeProductState(deps, actor, { id: params.id, action, ...body }),
  response: async ({ deps, params }: Pick<ActorCall<'publishProduct'>, 'deps' | 'params'>) => {
    await prepareMarketAhead(deps);
    return getProduct(deps, params.id);
  },
});

export const strategiesHandlers = {
  listStrategies: handler<'listStrategies'>(async ({ deps, actor }) => ({
    strategies: await listStrategies(deps, actor),
  })),
  getStrategyHistory: handler<'getStrategyHistory'>(({ deps, actor, params }) =>
    getStrategyHistory(deps, actor, params.id),
  ),
  listProducts: handler<'listProducts'>(async ({ deps }) => ({ products: await listProducts(deps) })),
  getProduct: handler<'getProduct'>(({ deps, params }) => getProduct(deps, params.id)),
  listProductVersions: handler<'listProductVersions'>(async ({ deps, params }) => ({
    versions: await listProductVersions(deps, params.id),
  })),
  updateStrategy: changeHandler<'updateStrategy'>({
    change: ({ deps, actor, body }) =>
      updateStrategy(deps, actor, {
        change: readStrategyChange(body.strategy),
        reason: body.reason ?? '',
      }),
    response: async ({ deps, body }) => {
      await prepareMarketAhead(deps);
      const strategy = await findStrategy(deps.db, body.strategy.id);
      if (!strategy) throw new AppError(strategiesErrors.notFound);
      // What was made leaves nothing to change.
      const kind = controlOf(strategy, readStrategyChange(body.strategy));
      const now = deps.clock.now();
      const pending =
        kind === null ? null : (await findPendingOfKind(deps.db, { kind, now })).get(strategy.id);
      return {
        strategy: toWireStrategy(strategy),
        pending_change: toWirePendingChange(pending ?? undefined),
      };
    },
  }),
  createProduct: changeHandler<'createProduct'>({
    change: ({ deps, actor, body }) => createProduct(deps, actor, body),
    response: async ({ deps, body }) => {
      const draft = await findStrategyByTitle(deps.db, body.title.trim());
      if (!draft) throw new AppError(strategiesErrors.notFound);
      return getProduct(deps, draft.id);
    },
  }),
  previewProductState: handler<'previewProductState'>(({ deps, actor, params, query }) =>
    previewProductState(deps, actor, { id: params.id, action: query.action }),
  ),
  publishProduct: changeHandler<'publishProduct'>(stateSteps('publish')),
  suspendProduct: changeHandler<'suspendProduct'>(stateSteps('suspend')),
  resumeProduct: changeHandler<'resumeProduct'>(stateSteps('resume')),
  archiveProduct: changeHandler<'archiveProduct'>(stateSteps('archive')),
  deleteProduct: changeHandler<'deleteProduct'>({
    change: async ({ deps, actor, params, body }) => {
      await deleteProduct(deps, actor, { id: params.id, ...body });
      await prepareMarketAhead(deps);
    },
    response: async () => ({ success: true }),
  }),
  stopPlannedDetails: changeHandler<'stopPlannedDetails'>({
    change: ({ deps, actor, params, body }) =>
      stopPlannedDetails(deps, actor, { id: params.id, reason: body.reason }),
    response: ({ deps, params }) => getProduct(deps, params.id),
  }),
};
