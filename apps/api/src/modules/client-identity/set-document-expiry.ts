import { isIsoDay } from '@repo/domain/dates';
import type { DatedDocument } from '@repo/domain/kyc';
import type { Database } from '../../db/client.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { advanceExpiry } from '../document-expiries/advance-expiry.ts';
import {
  deleteExpiry,
  type ExpiryRow,
  listExpiries,
  saveExpiry,
} from '../document-expiries/document-expiries.repository.ts';
import { assertNotOwn, lockCase } from './client-case.ts';
import { clientIdentityErrors as errors } from './client-identity.errors.ts';
import { listImages, lockDocument } from './client-identity.repository.ts';
import { clientIdentityTexts as texts } from './client-identity.texts.ts';

/** Until which day the document that was shown is good; staff read it from the document. */
export async function setDocumentExpiry(
  deps: Deps,
  actor: Actor,
  { userId, body }: { userId: string; body: RequestBody<'setDocumentExpiry'> },
): Promise<void> {
  assertNotOwn(actor, userId);
  const { document, file_id: fileId, last_day: lastDay } = body;
  if (lastDay !== null && !isIsoDay(lastDay)) refuseField('last_day', texts.notADay);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    if ((await lockCase(tx, userId)).isClosed) throw new AppError(errors.closed);
    // The client sent another since: its day was not read.
    if (!(await isCurrentFile(tx, { userId, document, fileId }))) throw new AppError(errors.documentChanged);
    const before = (await listExpiries(tx, userId)).find((row) => row.document === document);
    if (lastDay === null) await deleteExpiry(tx, { userId, document });
    else if (isIsoDay(lastDay)) {
      const setAt = deps.clock.now();
      // The same day again: the client knows of it.
      const step = before?.lastDay === lastDay ? before.step : null;
      const row: ExpiryRow = { userId, document, fileId, lastDay, step, setBy: actor.userId, setAt };
      await saveExpiry(tx, row);
      await advanceExpiry(inTx, row);
    }
    await recordAudit(inTx, {
      by: actor,
      action: 'document.expiry_set',
      object: { type: 'user', id: userId },
      before: { document, last_day: before?.lastDay ?? null },
      after: { document, last_day: lastDay },
    });
    await deps.settleRequest?.(tx);
  });
}

async function isCurrentFile(
  tx: Database,
  { userId, document, fileId }: { userId: string; document: DatedDocument; fileId: string },
): Promise<boolean> {
  if (document === 'identity') return (await listImages(tx, userId)).some(({ file }) => file.id === fileId);
  return (await lockDocument(tx, userId, document))?.fileId === fileId;
}
