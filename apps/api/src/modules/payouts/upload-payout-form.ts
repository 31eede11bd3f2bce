import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { storeStaffFile } from '../payments/store-staff-file.ts';
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
  return storeStaffFile(deps, actor, {
    userId: view.payout.userId,
    purpose: 'payout_form',
    upload,
    action: 'payout.form_stored',
    object: { type: 'payout', id: payoutId },
    idName: 'form_id',
  });
}
