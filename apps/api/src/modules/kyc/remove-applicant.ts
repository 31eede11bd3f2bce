import type { Deps } from '../../deps.ts';
import { deleteFiles } from '../files/files.repository.ts';
import { deleteApplicantRow, findApplicant } from './applicants.repository.ts';
import { callProvider } from './call-provider.ts';
import { listIdentityFiles } from './identity-documents.repository.ts';

/** At the provider first, then here: cut short, a repeat finishes it. Nothing to remove is fine. */
export async function removeApplicant(deps: Deps, userId: string): Promise<void> {
  const applicant = await findApplicant(deps.db, userId);
  if (applicant === null) return;
  await callProvider(() => deps.kyc.deleteApplicant(applicant.applicantId));
  const keys = await deps.db.transaction(async (tx) => {
    const gone = await deleteFiles(tx, await listIdentityFiles(tx, userId));
    await deleteApplicantRow(tx, userId);
    return gone;
  });
  await Promise.all(keys.map((key) => deps.files.delete(key)));
}
