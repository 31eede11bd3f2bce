import { handler } from '../../http/handler.ts';
import { listNavVersions } from './list-nav-versions.ts';

export const navVersionsHandlers = {
  listNavVersions: handler<'listNavVersions'>(({ deps, query }) =>
    listNavVersions(deps, { strategyId: query.strategy_id, day: query.day }),
  ),
};
