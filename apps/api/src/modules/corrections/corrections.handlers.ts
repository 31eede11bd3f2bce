import { changeHandler, handler } from '../../http/handler.ts';
import { decideDeal } from './decide-deal.ts';
import { getCorrection } from './get-correction.ts';
import { listCorrections } from './list-corrections.ts';

export const correctionsHandlers = {
  listCorrections: handler<'listCorrections'>(async ({ deps, query }) => {
    const { page = 1, page_size: pageSize = 25, sort = '-date', state } = query;
    const isDescending = sort === '-date';
    const listed = await listCorrections(deps, { state }, { page, pageSize, isDescending });
    return { ...listed, page, page_size: pageSize };
  }),
  getCorrection: handler<'getCorrection'>(({ deps, params }) => getCorrection(deps, params.id)),
  decideDeal: changeHandler<'decideDeal'>({
    change: ({ deps, actor, params, body }) => decideDeal(deps, actor, params.id, body),
    response: ({ deps, params }) => getCorrection(deps, params.id),
  }),
};
