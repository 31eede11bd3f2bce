// SQL of imported statements, and of what is known of their lines.
import { and, between, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  type StatementImportRow,
  statementBalances,
  statementDebits,
  statementImports,
  statementMappings,
} from '../../db/schema/bank-statements.ts';
import { type PayoutRow, payouts, type ReceiptRow, receipts } from '../../db/schema/cash.ts';

/** Returns nothing when the account has this file already; waits for the one who imports it at the same time. */
export async function insertImport(
  tx: Database,
  row: typeof statementImports.$inferInsert,
): Promise<StatementImportRow | undefined> {
  const [inserted] = await tx.insert(statementImports).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findImport(
  db: Database,
  account: string,
  sha256: string,
): Promise<StatementImportRow | undefined> {
  const [row] = await db
    .select()
    .from(statementImports)
    .where(and(eq(statementImports.account, account), eq(statementImports.sha256, sha256)));
  return row;
}

/** The balance before the first line, unless an earlier statement gave it. */
export async function insertOpening(tx: Database, row: typeof statementBalances.$inferInsert): Promise<void> {
  await tx.insert(statementBalances).values(row).onConflictDoNothing();
}

/** A statement has 65 535 parameters at most. */
const IDS_A_QUERY = 10_000;

/** The import of each receipt or debit that has one of these external ids; null of one that no file gave. */
export async function listKnownIds(
  db: Database,
  account: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const known = new Map<string, string | null>();
  for (let from = 0; from < externalIds.length; from += IDS_A_QUERY) {
    const part = externalIds.slice(from, from + IDS_A_QUERY);
    const rows = await db
      .select({ externalId: receipts.externalId, importId: receipts.importId })
      .from(receipts)
      .where(and(eq(receipts.account, account), inArray(receipts.externalId, part)));
    const debits = await db
      .select({ externalId: statementDebits.externalId, importId: statementDebits.importId })
      .from(statementDebits)
      .where(and(eq(statementDebits.account, account), inArray(statementDebits.externalId, part)));
    for (const { externalId, importId } of [...rows, ...debits]) known.set(externalId, importId);
  }
  return known;
}

interface Days {
  first: string;
  last: string;
}

/** Those that staff typed by hand for the account, also before the books. */
export function listTypedReceipts(db: Database, account: string, days: Days): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.account, account),
        inArray(receipts.source, ['typed', 'reprise']),
        between(receipts.day, days.first, days.last),
      ),
    )
    .orderBy(receipts.day, receipts.id);
}

/** Paid by bank in these days, whether or not the bank sent it back since. */
export function listExecutedPayouts(db: Database, days: Days): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.asset, 'EURO'), between(payouts.executedOn, days.first, days.last)));
}

export async function savePayoutBookingDay(tx: Database, id: string, bookingDay: string): Promise<void> {
  await tx.update(payouts).set({ bookingDay }).where(eq(payouts.id, id));
}

export async function findMapping(db: Database, account: string): Promise<unknown> {
  const [row] = await db.select().from(statementMappings).where(eq(statementMappings.account, account));
  return row?.mapping ?? null;
}

export async function saveMapping(tx: Database, row: typeof statementMappings.$inferInsert): Promise<void> {
  const { mapping, updatedAt, updatedBy } = row;
  await tx
    .insert(statementMappings)
    .values(row)
    .onConflictDoUpdate({ target: statementMappings.account, set: { mapping, updatedAt, updatedBy } });
}
