import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { decideDeal } from './decide-deal.ts';
import { getCorrection } from './get-correction.ts';
import { listCorrections } from './list-corrections.ts';

export const correctionsHandlers = {
  listCorrections: handler<'listCorrections'>(({ deps, query }) =>
    listCorrections(deps, query, { ...readPlace(query), isDescending: query.sort !== 'date' }),
  ),
  getCorrection: handler<'getCorrection'>(({ deps, params }) => getCorrection(deps, params.id)),
  decideDeal: changeHandler<'decideDeal'>({
    change: ({ deps, actor, params, body }) => decideDeal(deps, actor, params.id, body),
    response: ({ deps, params }) => getCorrection(deps, params.id),
  }),
};
