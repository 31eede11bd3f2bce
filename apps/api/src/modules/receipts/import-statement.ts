import type { components } from '@repo/api-sdk/spec';
import { addDays, isoDay } from '@repo/domain/dates';
import { toText } from '@repo/domain/money';
import type { statementBalances, statementDebits } from '../../db/schema/bank-statements.ts';
import type { receipts } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ReadStatement, readStatement, type StatementInput } from './read-statement.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { saveReceipt } from './receipts.repository.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';
import { saveBalance } from './reconciliation.repository.ts';
import { recordReceipts } from './record-receipts.ts';
import { insertDebits, matchDebits } from './statement-debits.ts';
import { toWireStatement } from './statements.mapper.ts';
import { insertImport, insertOpening, savePayoutBookingDay } from './statements.repository.ts';

/**
 * « Importer un relevé »: credits become receipts, the balances are kept; all or none. The same file again changes nothing
 * and returns the same. Debits are compared with executed payouts, never booked: executing a payout books it; the others are kept,
 * to be qualified.
 */
export async function importStatement(
  deps: Deps,
  actor: Actor,
  input: StatementInput,
): Promise<components['schemas']['StatementPreview']> {
  const read = await readStatement(deps, input);
  const [error] = read.errors;
  if (error !== undefined) {
    throw new AppError(receiptsErrors.badFile, { message: texts.badLine(error.line, error.message) });
  }
  if (read.earlier === undefined) await store(deps, actor, read);
  // Read again: another person may have imported it meanwhile.
  return toWireStatement(await readStatement(deps, input));
}

async function store(deps: Deps, actor: Actor, read: ReadStatement): Promise<void> {
  const { account, kind, fileName, sha256, days, lines } = read;
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const stored = await insertImport(tx, {
      id: deps.ids.uuid(),
      account,
      kind,
      fileName,
      sha256,
      firstDay: days?.first ?? null,
      lastDay: days?.last ?? null,
      lineCount: lines.length,
      importedAt: deps.clock.now(),
      importedBy: actor.userId,
    });
    if (stored === undefined) return;
    await storeBalances(inTx, actor, { read, importId: stored.id });
    // What was typed by hand has the day of the bank from now on.
    for (const { line, typedId, payoutId } of lines) {
      if (typedId !== null) await saveReceipt(tx, typedId, { bookingDay: line.bookingDay });
      if (payoutId !== null) await savePayoutBookingDay(tx, payoutId, line.bookingDay);
    }
    await insertDebits(tx, debitsOf(inTx, { read, importId: stored.id }));
    const matched = lines.flatMap(({ line, entry }) =>
      entry === null ? [] : [{ externalId: line.externalId, entry }],
    );
    await matchDebits(tx, account, matched);
    const created = lines.filter(({ outcome }) => outcome === 'created' || outcome === 'similar');
    await recordAudit(inTx, {
      by: actor,
      action: 'statement.imported',
      object: { type: 'statement_import', id: stored.id },
      after: { account, fileName, sha256, lines: lines.length, created: created.length },
    });
    await recordReceipts(
      inTx,
      actor,
      created.map(({ line }): typeof receipts.$inferInsert => ({
        id: deps.ids.uuid(),
        account,
        externalId: line.externalId,
        source: kind,
        day: line.valueDay,
        bookingDay: line.bookingDay,
        amount: toText(line.amount),
        asset: 'EURO',
        payerName: line.partyName || null,
        payerAccount: line.partyAccount || null,
        wording: line.wording || null,
        isReversal: line.isReversal,
        returnReason: line.returnReason,
        importId: stored.id,
        recordedAt: deps.clock.now(),
        recordedBy: actor.userId,
      })),
    );
  });
}

/** Debits that no payout explains: to be qualified, but for those that a movement booked before. */
function debitsOf(
  { ids }: Deps,
  { read: { account, lines }, importId }: { read: ReadStatement; importId: string },
): (typeof statementDebits.$inferInsert)[] {
  return lines
    .filter(
      ({ line, outcome, entry }) => (outcome === 'unknown_debit' || entry !== null) && !line.amount.eq(0),
    )
    .map(({ line }) => ({
      id: ids.uuid(),
      account,
      externalId: line.externalId,
      reference: line.idSource === 'bank' ? line.externalId : null,
      importId,
      day: line.valueDay,
      bookingDay: line.bookingDay,
      amount: toText(line.amount.neg()),
      asset: 'EURO',
      partyName: line.partyName || null,
      wording: line.wording || null,
    }));
}

/** Kept as at the end of a day: an opening balance is that of the day before the first line, unless it is dated so already. */
async function storeBalances(
  deps: Deps,
  actor: Actor,
  { read, importId }: { read: ReadStatement; importId: string },
): Promise<void> {
  const { account, opening, closing, lines } = read;
  const recorded = { importId, recordedAt: deps.clock.now(), recordedBy: actor.userId };
  const row = (day: string, balance: string): typeof statementBalances.$inferInsert => ({
    account,
    asset: 'EUR',
    day,
    balance,
    ...recorded,
  });
  const firstBooked = lines.map(({ line }) => line.bookingDay).toSorted()[0];
  if (opening !== null && firstBooked !== undefined) {
    const day = opening.day < firstBooked ? opening.day : addDays(isoDay(firstBooked), -1);
    await insertOpening(deps.db, row(day, toText(opening.amount)));
  }
  if (closing !== null) await saveBalance(deps.db, row(closing.day, toText(closing.amount)));
}
