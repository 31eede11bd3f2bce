// What the lists of receipts and payouts are searched in and ordered by: the expressions of their indexes.
import { openPayoutStates } from '@repo/domain/payouts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';

/** What « Rapprochement » is searched in, folded once: to fold each row that a trigram finds takes longer than to find it. */
export const receiptText = () =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(
      sql`fold_text(coalesce(payer_name, '') || ' ' || coalesce(payer_account, '') || ' ' || coalesce(wording, '') || ' ' || coalesce(txid, ''))`,
    );

/** Not paid yet, nor void. */
export const isOwed = (t: { state: AnyPgColumn }): SQL =>
  inArray(t.state, [...openPayoutStates]).inlineParams();

/** The last day to pay it; what has none comes last from the newest on, and last from the oldest on. */
export const dueFirst = (t: { dueBy: AnyPgColumn }): SQL => sql`coalesce(${t.dueBy}, '-infinity')`;
export const dueLast = (t: { dueBy: AnyPgColumn }): SQL => sql`coalesce(${t.dueBy}, 'infinity')`;
