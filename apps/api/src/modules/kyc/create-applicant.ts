import type { Actor, Deps } from '../../deps.ts';
import { toWireApplicant, type WireApplicant } from './applicant.mapper.ts';
import { ensureApplicant } from './ensure-applicant.ts';
import { assertSelf } from './kyc.policy.ts';

export async function createApplicant(deps: Deps, actor: Actor, userId: string): Promise<WireApplicant> {
  assertSelf(actor, userId);
  return toWireApplicant(await ensureApplicant(deps, actor), actor.account.kycStatus);
}
