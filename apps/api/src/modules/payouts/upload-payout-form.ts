import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { checkUpload } from '../documents/check-upload.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { storeFile } from '../documents/store-file.ts';
import { refusePayoutAction } from './move-payout.ts';
import { findPayoutView } from './payouts.repository.ts';

/** Stores the signed form that names a beneficiary, with the client's other files. */
export async function uploadPayoutForm(
  deps: Deps,
  actor: Actor,
  { payoutId, upload }: { payoutId: string; upload: UploadedFile | null },
): Promise<components['schemas']['StaffFile']> {
  const view = await findPayoutView(deps.db, payoutId);
  if (view === null) throw new AppError(httpErrors.notFound);
  refusePayoutAction(deps, { actor, action: 'prepare' }, view.payout);
  const file = await checkUpload(upload);
  const { userId } = view.payout;
  const id = await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const stored = await storeFile(inTx, { userId, purpose: 'payout_form', ...file });
    await recordAudit(inTx, {
      by: actor,
      action: 'payout.form_stored',
      object: { type: 'payout', id: payoutId },
      after: { form_id: stored, detail: file.name },
    });
    return stored;
  });
  return { id, name: file.name, url: signFileUrl(deps, id) };
}
