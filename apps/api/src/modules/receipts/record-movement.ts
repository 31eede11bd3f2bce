// « Saisir un mouvement »: money of the house that no client paid and none is paid with: a fee of the bank or of a network, a
// transfer between two accounts of the house, and what is sent to be invested or comes back.
import type { components } from '@repo/api-sdk/spec';
import { move } from '@repo/domain/books';
import { formatBookAmount, formatLongDate } from '@repo/domain/format';
import { toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { type ChangeKind, type ChangeLine, fingerprintOf } from '../change-requests/change-kind.ts';
import { holdOrApply } from '../change-requests/hold-or-apply.ts';
import { needsSecondPerson } from '../change-requests/needs-second-person.ts';
import { readAccountLabels } from './account-labels.ts';
import { movementRule } from './movements-alone.ts';
import { type MovementInput, movementInput, readMovement } from './read-movement.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { receiptsTexts } from './receipts.texts.ts';
import { findTypedDebit, saveDebitEntry } from './statement-debits.ts';

const texts = receiptsTexts.movement;

const line = (label: string, after: string): ChangeLine => ({ label, before: null, after });

/** Booked at once, or held until another person approves it: a debit of a statement shows what was paid, a typed movement does not. */
export async function recordMovement(
  deps: Deps,
  actor: Actor,
  { reason, account, amount, ...movement }: components['schemas']['RecordMovementBody'],
): Promise<void> {
  if (reason.trim() === '') throw new AppError(receiptsErrors.reasonMissing);
  const typed = { ...movement, amount: String(amount) };
  const change = { kind: movementRecordKind, subjectId: account, input: typed, reason };
  await holdOrApply(deps, actor, change);
}

export const movementRecordKind: ChangeKind<MovementInput> = {
  kind: 'movement.record',
  subjectType: 'account',
  input: movementInput,
  isAlwaysHeld: false,
  warnings: { over_threshold: texts.overThreshold },
  typed: ({ nature, currency, day, amount, to_account = null, strategy_id = null }, account) => ({
    movement: { nature, account, currency, day, amount, to_account, strategy_id },
  }),
  check: async (deps, { actor, subjectId, input: typed }) => {
    const { from, to, asset, amount, day } = await readMovement(deps, { ...typed, account: subjectId });
    const { nature, currency } = typed;
    const { isNeeded, total } = await needsSecondPerson(deps, actor, { amount, asset }, movementRule(nature));
    const labelOf = await readAccountLabels(deps.db, [subjectId, from, to]);
    return {
      subjectLabel: labelOf(subjectId),
      userId: null,
      warnings: typed.debit_id === undefined && isNeeded ? ['over_threshold'] : [],
      lines: [
        line(texts.nature, texts.natures[nature]),
        line(texts.from, labelOf(from)),
        ...(nature === 'cost' ? [] : [line(texts.to, labelOf(to))]),
        line(texts.amount, formatBookAmount(toText(amount), currency)),
        line(texts.day, formatLongDate(day)),
        line(texts.total, total === null ? texts.noTotal : formatBookAmount(toText(total), 'EURO')),
      ],
      fingerprint: fingerprintOf([from, to, asset, toText(amount), day]),
    };
  },
  apply: async (deps, { actor, subjectId, input: typed, reason, request }) => {
    const { from, to, asset, amount, day } = await readMovement(deps, { ...typed, account: subjectId });
    const { nature, currency } = typed;
    const debitId = typed.debit_id ?? (await findTypedDebit(deps.db, { account: from, amount, day }));
    await recordAudit(deps, {
      by: actor,
      action: 'account.movement_recorded',
      object: { type: 'account', id: subjectId },
      after: { nature, from, to, asset, day, amount: toText(amount), detail: reason },
    });
    const [entry] = await bookEntries(deps, actor, [
      {
        kind: nature === 'cost' ? 'cost' : 'transfer',
        orderDay: day,
        reason,
        postings: move({ from, to }, currency, amount),
        ...(request && { subject: { type: 'request', id: request.id } }),
      },
    ]);
    if (debitId !== undefined && entry !== undefined) await saveDebitEntry(deps.db, debitId, entry);
  },
};
