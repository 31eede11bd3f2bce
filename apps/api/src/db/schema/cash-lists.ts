// What the lists of receipts and payouts are searched in and ordered by: the expressions of their indexes.
import { openPayoutStates } from '@repo/domain/payouts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, text } from 'drizzle-orm/pg-core';

/** What « Rapprochement » is searched in, folded once: to fold each row that a trigram finds takes longer than to find it. */
export const receiptText = () =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(
      sql`fold_text(coalesce(payer_name, '') || ' ' || coalesce(payer_account, '') || ' ' || coalesce(wording, '') || ' ' || coalesce(txid, ''))`,
    );

/** The number of a contract that the wording names (migration 0058), its year, and the start of the payer's name: indexes serve each. */
export const numberIn = (t: { wording: AnyPgColumn }): SQL => sql`number_in(${t.wording})`;
export const yearIn = (t: { wording: AnyPgColumn }): SQL => sql`left(number_in(${t.wording}), 7)`;
export const textStart = (t: { searchText: AnyPgColumn }): SQL =>
  sql`(left(${t.searchText}, 32) collate "C")`;
/**
 * The order of a year of numbers, by an expression that the index of years alone has: its receipts are together in the order of days, where a planner expects
 * them everywhere.
 */
export const dayOfYear = (t: { day: AnyPgColumn }): SQL => sql`(${t.day} + 0)`;

type ReceiptColumns = Record<
  'id' | 'state' | 'day' | 'payerAccount' | 'txid' | 'wording' | 'searchText',
  AnyPgColumn
>;

/** A whole number, account or hash is found by an index of its own, the rest by trigrams. */
export const receiptSearchIndexes = (t: ReceiptColumns) => [
  index('receipts_payer_idx').on(t.payerAccount),
  index('receipts_txid_idx').on(sql`lower(${t.txid})`),
  index('receipts_number_idx').on(sql`${numberIn(t)} text_pattern_ops`),
  index('receipts_year_idx').on(yearIn(t), t.state, dayOfYear(t), t.id),
  index('receipts_start_idx').on(t.state, textStart(t)),
];

/** Not paid yet, nor void. */
export const isOwed = (t: { state: AnyPgColumn }): SQL =>
  inArray(t.state, [...openPayoutStates]).inlineParams();

/** The last day to pay it; what has none comes last from the newest on, and last from the oldest on. */
export const dueFirst = (t: { dueBy: AnyPgColumn }): SQL => sql`coalesce(${t.dueBy}, '-infinity')`;
export const dueLast = (t: { dueBy: AnyPgColumn }): SQL => sql`coalesce(${t.dueBy}, 'infinity')`;
