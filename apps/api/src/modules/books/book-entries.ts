// The one place where the journal and the register of units are written (docs/books.md).
import type { Posting } from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import { type Decimal, type QuoteUsed, toText } from '@repo/domain/money';
import type { EntryKind, JournalEntryRow, MovementNature } from '../../db/schema/books.ts';
import type { Deps } from '../../deps.ts';
import { type AuditAuthor, recordAudit } from '../audit/record-audit.ts';
import {
  digestEntries,
  insertEntries,
  insertMovements,
  insertPostings,
  insertReasons,
  takeNumbers,
} from './books.repository.ts';

/** Units in (+) or out (−) of a contract, and the cash they were dealt for. */
export interface NewMovement {
  strategyId: string;
  contractId: string;
  orderId: string;
  nature: MovementNature;
  units: Decimal;
  orderDay: IsoDay;
  dealingDay: IsoDay;
  /** Null, with its version, of what was booked before the books without keeping it. */
  nav: Decimal | null;
  navVersion: number | null;
  quotes: readonly QuoteUsed[];
  asset: string;
  /** In `asset`; `net` is what was invested, or paid out. */
  gross: Decimal;
  fees: Decimal;
  net: Decimal;
  /** In the strategy's reference currency. */
  referenceAmount: Decimal;
  /** In the strategy's reference currency, signed as `units`. */
  cost: Decimal;
  /** The number, in the same strategy, of the movement that it undoes. */
  reverses?: number;
}

export interface NewEntry {
  kind: EntryKind;
  orderDay: IsoDay;
  reason?: string;
  documentId?: string;
  /** The number of the entry that it undoes. */
  reverses?: number;
  contractId?: string;
  /** Of an order that the system executes, booked with what a person does. */
  isBySystem?: true;
  subject?: { type: NonNullable<JournalEntryRow['subjectType']>; id: string };
  postings: readonly Posting[];
  movement?: NewMovement;
}

/**
 * Books the entries in their order and returns their numbers; one line of the trail keeps their digest. Call it last in the
 * transaction: the numbers are held until it ends, so that none is missing.
 */
export async function bookEntries(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: AuditAuthor | null,
  entries: readonly NewEntry[],
): Promise<number[]> {
  if (entries.length === 0) return [];
  const first = await takeNumbers(deps.db, 'journal', entries.length);
  // Once the numbers are held: who signs a day waits for them, and dates what comes later after the signature.
  const bookedAt = deps.clock.now();
  const numbered = entries.map((entry, index) => ({ entry, number: first + index }));
  await insertEntries(
    deps.db,
    numbered.map(({ entry, number }) => ({
      number,
      kind: entry.kind,
      order_day: entry.orderDay,
      booked_at: bookedAt.toISOString(),
      booked_by: entry.isBySystem ? null : (by?.userId ?? null),
      document_id: entry.documentId ?? null,
      reverses: entry.reverses ?? null,
      contract_id: entry.contractId ?? null,
      subject_type: entry.subject?.type ?? null,
      subject_id: entry.subject?.id ?? null,
    })),
  );
  await insertReasons(
    deps.db,
    numbered.flatMap(({ entry: { reason }, number }) =>
      reason === undefined || reason === '' ? [] : [{ entry: number, reason }],
    ),
  );
  await insertPostings(
    deps.db,
    numbered.flatMap(({ entry: { postings }, number }) =>
      postings.map(({ account, asset, amount }, line) => ({
        entry: number,
        line: line + 1,
        account,
        asset,
        amount: toText(amount),
      })),
    ),
  );
  await bookMovements(
    deps,
    numbered.flatMap(({ entry: { movement }, number }) => (movement ? [{ movement, entry: number }] : [])),
  );
  const last = first + entries.length - 1;
  // By the system: it keeps nothing of a person, and is not erased with the account of its author.
  await recordAudit(deps, {
    by: null,
    action: 'books.booked',
    object: { type: 'journal', id: String(first) },
    after: { first, last, sha256: await digestEntries(deps.db, first, last) },
  });
  return numbered.map(({ number }) => number);
}

async function bookMovements(
  deps: Pick<Deps, 'db' | 'clock'>,
  booked: readonly { movement: NewMovement; entry: number }[],
): Promise<void> {
  const byStrategy = Map.groupBy(booked, ({ movement }) => movement.strategyId);
  // Always in this order: two executions that hold each other's counter would wait for ever.
  for (const [strategyId, ofStrategy] of [...byStrategy].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const first = await takeNumbers(deps.db, `units:${strategyId}`, ofStrategy.length);
    await insertMovements(
      deps.db,
      ofStrategy.map(({ movement, entry }, index) => ({
        strategy_id: strategyId,
        number: first + index,
        contract_id: movement.contractId,
        order_id: movement.orderId,
        nature: movement.nature,
        units: toText(movement.units),
        order_day: movement.orderDay,
        dealing_day: movement.dealingDay,
        nav: movement.nav && toText(movement.nav),
        nav_version: movement.navVersion,
        quotes: movement.quotes.map((quote) => ({ ...quote, rate: toText(quote.rate) })),
        asset: movement.asset,
        gross: toText(movement.gross),
        fees: toText(movement.fees),
        net: toText(movement.net),
        reference_amount: toText(movement.referenceAmount),
        cost: toText(movement.cost),
        reverses: movement.reverses ?? null,
        entry,
        booked_at: deps.clock.now().toISOString(),
      })),
    );
  }
}
