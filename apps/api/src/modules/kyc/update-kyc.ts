// What the browser reports of the widget is a hint (D18): it may say that the widget opened or broke; for a verdict the
// provider is called.
import type { components } from '@repo/api-sdk/spec';
import { decideKycChange, isKyc, type KycStatus } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { applyKycChange } from './apply-kyc-change.ts';
import { assertSelf } from './kyc.policy.ts';
import { refreshFromProvider } from './refresh-from-provider.ts';

type WireKycState = components['schemas']['KycState'];

export async function updateKyc(
  deps: Deps,
  actor: Actor,
  { userId, status }: { userId: string; status: KycStatus },
): Promise<WireKycState> {
  assertSelf(actor, userId);
  const decision = decideKycChange('browser', actor.account.kycStatus, status);
  if (decision.kind === 'refused' && decision.reason === 'not-yours')
    throw new AppError(httpErrors.forbidden);
  const now =
    decision.kind === 'fetch-verdict'
      ? await refreshFromProvider(deps, userId, actor)
      : await applyKycChange(deps, { userId, source: 'browser', to: status, by: actor });
  // A report that comes after the verdict changes nothing; the response gives the state that holds.
  return { success: true, kyc_status: now, is_kyc: isKyc(now) };
}
