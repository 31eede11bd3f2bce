import { changeHandler, handler } from '../../http/handler.ts';
import { readPlace } from '../../http/list-page.ts';
import { getGrant } from '../kaskad-grants/read-grants.ts';
import { claimUnits } from './claim-units.ts';
import { executeClaim } from './execute-claim.ts';
import { getClaim, getGrantOfClaim } from './get-claim.ts';
import { listClaims } from './list-claims.ts';
import { moveClaim } from './move-claim.ts';

export const claimsHandlers = {
  claimUnits: changeHandler<'claimUnits'>({
    change: ({ deps, actor, params, body }) => claimUnits(deps, actor, { grantId: params.id, ...body }),
    response: ({ deps, actor, params }) => getGrant(deps, actor, params.id),
  }),
  cancelClaim: changeHandler<'cancelClaim'>({
    change: ({ deps, actor, params }) => moveClaim(deps, { actor, claimId: params.id, action: 'cancel' }),
    response: ({ deps, actor, params }) => getGrantOfClaim(deps, actor, params.id),
  }),
  listClaims: handler<'listClaims'>(({ deps, query }) => {
    const { sort, state, q = '' } = query ?? {};
    const isDescending = sort === '-requested_at';
    return listClaims(deps, { ...readPlace(query), isDescending, state, q: q.trim() });
  }),
  getClaim: handler<'getClaim'>(({ deps, params }) => getClaim(deps, params.id)),
  verifyClaim: changeHandler<'verifyClaim'>({
    change: ({ deps, actor, params }) => moveClaim(deps, { actor, claimId: params.id, action: 'verify' }),
    response: ({ deps, params }) => getClaim(deps, params.id),
  }),
  executeClaim: changeHandler<'executeClaim'>({
    change: ({ deps, actor, params, body }) => executeClaim(deps, actor, { id: params.id, ...body }),
    response: ({ deps, params }) => getClaim(deps, params.id),
  }),
  refuseClaim: changeHandler<'refuseClaim'>({
    change: ({ deps, actor, params, body }) => {
      const reason = body.reason.trim();
      return moveClaim(deps, { actor, claimId: params.id, action: 'refuse' }, { reason });
    },
    response: ({ deps, params }) => getClaim(deps, params.id),
  }),
};
