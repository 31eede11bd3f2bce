import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { listKaskadUsers } from './list-people.ts';
import { getKaskadUser } from './read-person.ts';
import { requestIdentityReview } from './request-identity-review.ts';

export const peopleHandlers = {
  listKaskadUsers: handler<'listKaskadUsers'>(({ deps, query }) => {
    const { q = '', identity, wallet } = query ?? {};
    return listKaskadUsers(deps, { ...readPlace(query), q: q.trim(), identity, wallet });
  }),
  getKaskadUser: handler<'getKaskadUser'>(({ deps, params }) => getKaskadUser(deps, params.id)),
  requestIdentityReview: changeHandler<'requestIdentityReview'>({
    change: ({ deps, actor, params }) => requestIdentityReview(deps, actor, params.id),
    response: ({ deps, params }) => getKaskadUser(deps, params.id),
  }),
};
