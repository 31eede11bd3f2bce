import { validateReason } from '@repo/domain/two-persons';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { payoutFileName } from './create-payout-file.ts';
import { lockFiledPayouts, lockPayoutFile } from './payout-files.repository.ts';
import { payoutsErrors } from './payouts.errors.ts';
import { savePayouts } from './payouts.repository.ts';
import { payoutsTexts as texts } from './payouts.texts.ts';

/** « Retirer le fichier »: the bank won't execute it, so its payouts that are not executed may be in another file. */
export function withdrawPayoutFile(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  refuseInvalid(validateReason({ reason }));
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const file = await lockPayoutFile(tx, id);
    if (file === null) throw new AppError(httpErrors.notFound);
    const filed = (await lockFiledPayouts(tx, id)).map((payout) => payout.id);
    if (filed.length === 0) throw new AppError(payoutsErrors.fileSettled);
    await savePayouts(tx, filed, { fileId: null });
    const detail = texts.fileWithdrawnDetail(payoutFileName(file.messageId), reason.trim());
    await recordAudits(
      inTx,
      filed.map((payoutId) => ({
        by: actor,
        action: 'payout.file_withdrawn',
        object: { type: 'payout', id: payoutId },
        before: { file_id: id },
        after: { file_id: null, detail },
      })),
    );
    await deps.settleRequest?.(tx);
  });
}
