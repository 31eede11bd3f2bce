import { formatLongDate } from '@repo/domain/format';
import { datedDocumentNames, expiryStepOf } from '@repo/domain/kyc';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { type ExpiryRow, lockDueExpiries, saveStep } from './document-expiries.repository.ts';

/** Moves a document to the step of today and writes to its owner of it, once a step. `deps.db` is a transaction. */
export async function advanceExpiry(deps: Deps, row: ExpiryRow): Promise<void> {
  const step = expiryStepOf(row.lastDay, parisDay(deps.clock.now()));
  if (step === null || step === row.step) return;
  await saveStep(deps.db, row, step);
  const user = await findUserById(deps.db, row.userId);
  if (user === null || user.disabledAt !== null) return;
  await queueMail(deps, user, {
    kind: 'documentExpiring',
    data: {
      document: datedDocumentNames[row.document],
      day: formatLongDate(row.lastDay),
      isExpired: step === 'expired',
      isIdentity: row.document === 'identity',
    },
  });
}

/** As many in one transaction. */
const batch = 100;

/** Each day: the documents that expire in thirty days, and those that have. */
export async function advanceExpiries(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (let done = batch; done === batch; ) {
    stopping?.throwIfAborted();
    done = await deps.db.transaction(async (tx) => {
      const rows = await lockDueExpiries(tx, parisDay(deps.clock.now()), batch);
      for (const row of rows) await advanceExpiry({ ...deps, db: tx }, row);
      return rows.length;
    });
  }
}
