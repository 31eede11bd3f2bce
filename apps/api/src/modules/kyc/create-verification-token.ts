import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { applyKycChange } from './apply-kyc-change.ts';
import { callProvider } from './call-provider.ts';
import { ensureApplicant } from './ensure-applicant.ts';
import { assertCanSubmit, assertSelf } from './kyc.policy.ts';

type WireToken = components['schemas']['VerificationToken'];

/** Opens the widget: the status becomes `started` (D18), after a refusal that leaves a new try too. */
export async function createVerificationToken(deps: Deps, actor: Actor, userId: string): Promise<WireToken> {
  assertSelf(actor, userId);
  await assertCanSubmit(deps, actor);
  await ensureApplicant(deps, actor);
  const { token, baseUrl } = await callProvider(() =>
    deps.kyc.createAccessToken(actor.account.externalUserId),
  );
  await applyKycChange(deps, { userId, source: 'browser', to: 'started', by: actor, isNewTry: true });
  return { token, user_id: userId, ...(baseUrl !== undefined && { base_url: baseUrl }) };
}
