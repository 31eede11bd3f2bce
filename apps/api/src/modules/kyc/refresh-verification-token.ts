import type { Actor, Deps } from '../../deps.ts';
import { callProvider } from './call-provider.ts';
import { ensureApplicant } from './ensure-applicant.ts';
import { assertCanSubmit } from './kyc.policy.ts';

/** A new token for a widget whose token has run out (R091). */
export async function refreshVerificationToken(
  deps: Deps,
  actor: Actor,
): Promise<{ sumsub_access_token: string }> {
  await assertCanSubmit(deps, actor);
  await ensureApplicant(deps, actor);
  const { token } = await callProvider(() => deps.kyc.createAccessToken(actor.account.externalUserId));
  return { sumsub_access_token: token };
}
