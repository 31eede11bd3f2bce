import type { components } from '@repo/api-sdk/spec';
import { toClaim, toPerson } from '../kaskad-grants/grants.mapper.ts';
import { toClass } from '../kaskad-units/classes.mapper.ts';
import type { ClaimView } from './claims.repository.ts';

export const toClaimRow = (view: ClaimView): components['schemas']['ClaimRow'] => ({
  claim: toClaim(view, view.class),
  owner: toPerson(view.owner),
  class: toClass(view.class),
  grant_id: view.grant.id,
  grant_reference: view.grant.reference,
});
