import type { KycStatus } from '@repo/domain/kyc';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { toWireApplicant, type WireApplicant } from './applicant.mapper.ts';
import { findApplicant } from './applicants.repository.ts';
import { assertSelf } from './kyc.policy.ts';
import { updateKyc } from './update-kyc.ts';

/** Another operation to report events of the widget; decided exactly like `updateKyc`. */
export async function updateApplicant(
  deps: Deps,
  actor: Actor,
  { userId, status }: { userId: string; status: KycStatus },
): Promise<WireApplicant> {
  assertSelf(actor, userId, httpErrors.notFound);
  const applicant = await findApplicant(deps.db, userId);
  if (applicant === null) throw new AppError(httpErrors.notFound);
  const state = await updateKyc(deps, actor, { userId, status });
  // Refetched: the call to the provider may have stored a refusal and its message.
  return toWireApplicant((await findApplicant(deps.db, userId)) ?? applicant, state.kyc_status);
}
