// A movement of our accounts that should not have been booked: an entry undoes it, on its day, and each names the other.
import type { components } from '@repo/api-sdk/spec';
import { reversalOf } from '@repo/domain/books';
import { isoDay } from '@repo/domain/dates';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { statementDebits } from '../../db/schema/bank-statements.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { toPosting } from '../books/reversal-entry.ts';
import { type ChangeKind, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { readEntry } from '../journal/list-journal-entries.ts';
import { readAccountLabels } from './account-labels.ts';
import { isOfTwo, lockMovement } from './lock-movement.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.movement;

type Body = components['schemas']['ReverseMovementBody'];

/** Booked at once, or held as the movement itself was. */
export async function reverseMovement(deps: Deps, actor: Actor, { entry, reason }: Body): Promise<void> {
  if (reason.trim() === '') throw new AppError(receiptsErrors.reasonMissing);
  await holdOrApply(deps, actor, { kind: movementReverseKind, subjectId: String(entry), input: {}, reason });
}

export async function readReversed(
  deps: Deps,
  number: number,
): Promise<components['schemas']['JournalEntry']> {
  const entry = await readEntry(deps, number);
  if (entry === undefined) throw new AppError(receiptsErrors.unknownEntry);
  return entry;
}

export const movementReverseKind: ChangeKind<Record<string, never>> = {
  kind: 'movement.reverse',
  subjectType: 'entry',
  input: z.strictObject({}),
  isAlwaysHeld: false,
  warnings: { approved: texts.reverseApproved },
  check: async (deps, { actor, subjectId }) => {
    const locked = await lockMovement(deps, subjectId);
    const { entry, postings } = locked;
    const accounts = postings.map(({ account }) => account);
    const labelOf = await readAccountLabels(deps.db, accounts);
    const lines = postings.map(({ account, asset, amount }) => ({
      label: labelOf(account),
      before: formatBookAmount(amount, asset),
      after: formatBookAmount('0', asset),
    }));
    return {
      subjectLabel: texts.entry(entry.number),
      userId: null,
      warnings: (await isOfTwo(deps, actor, locked)) ? ['approved'] : [],
      lines: [{ label: texts.day, before: null, after: formatLongDate(isoDay(entry.orderDay)) }, ...lines],
      fingerprint: fingerprintOf([entry.number]),
    };
  },
  apply: async (deps, { actor, subjectId, reason }) => {
    const { entry, postings } = await lockMovement(deps, subjectId);
    // Its statement has it still: it is to be qualified again.
    await deps.db.update(statementDebits).set({ entry: null }).where(eq(statementDebits.entry, entry.number));
    await recordAudit(deps, {
      by: actor,
      action: 'account.movement_reversed',
      object: { type: 'entry', id: subjectId },
      after: { detail: reason },
    });
    await bookEntries(deps, actor, [
      {
        kind: 'reversal',
        orderDay: isoDay(entry.orderDay),
        reverses: entry.number,
        reason,
        postings: reversalOf(postings.map(toPosting)),
      },
    ]);
  },
};
