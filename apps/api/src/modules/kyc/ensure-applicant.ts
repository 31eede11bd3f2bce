import type { Actor, Deps } from '../../deps.ts';
import { type ApplicantRow, findApplicant, insertApplicant, saveResetDue } from './applicants.repository.ts';
import { callProvider } from './call-provider.ts';

/** The caller's file with the provider, opened on first need. */
export async function ensureApplicant(deps: Deps, actor: Actor): Promise<ApplicantRow> {
  const held = await findApplicant(deps.db, actor.userId);
  if (held !== null) {
    if (held.resetDue) {
      await callProvider(() => deps.kyc.resetApplicant(held.applicantId));
      await saveResetDue(deps.db, actor.userId, false);
    }
    return held;
  }
  const { externalUserId } = actor.account;
  const { applicantId } = await callProvider(() => deps.kyc.createApplicant(externalUserId));
  const now = deps.clock.now();
  return insertApplicant(deps.db, {
    id: deps.ids.uuid(),
    userId: actor.userId,
    applicantId,
    createdAt: now,
    updatedAt: now,
  });
}
