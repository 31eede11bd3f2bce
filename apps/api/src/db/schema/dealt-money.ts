// What the books hold of one contract's money, an order a row: read-only, made by the database from orders and movements.
import { sql } from 'drizzle-orm';
import { date, numeric, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The live subscription of a contract, at most one; what was booked is null while it waits for its NAV. */
export const payments = pgView('payments', {
  id: uuid('id').notNull(),
  contractId: uuid('contract_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** Gross, in `currency` (the payment asset). */
  amount: numeric('amount').notNull(),
  currency: text('currency').notNull(),
  /** The order day. */
  valueDate: date('value_date').notNull(),
  reference: text('reference'),
  subscriptionFeePercent: numeric('subscription_fee_percent').notNull(),
  fxFeePercent: numeric('fx_fee_percent').notNull(),
  subscriptionFee: numeric('subscription_fee').notNull(),
  fxFee: numeric('fx_fee').notNull(),
  /** Gross less fees, in `currency`. */
  netAmount: numeric('net_amount').notNull(),
  /** `netAmount` in the strategy's reference currency. */
  netReferenceAmount: numeric('net_reference_amount'),
  units: numeric('units'),
  nav: numeric('nav'),
  /** The dealing day. */
  navDate: date('nav_date'),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  recordedBy: uuid('recorded_by'),
}).as(sql`
  select o.id, o.contract_id, o.user_id, o.amount, o.asset as currency, o.order_day as value_date, o.reference,
    o.subscription_fee_percent, o.fx_fee_percent, o.subscription_fee, o.fx_fee,
    o.amount - o.subscription_fee - o.fx_fee as net_amount, m.reference_amount as net_reference_amount, m.units, m.nav,
    m.dealing_day as nav_date, o.placed_at as recorded_at, o.placed_by as recorded_by
  from orders o left join unit_movements m on m.order_id = o.id
  where o.kind = 'subscription' and o.state in ('waiting', 'executed')`);

/** Withdrawals and closings of contracts; what was booked is null while they wait for their NAV. */
export const withdrawals = pgView('withdrawals', {
  id: uuid('id').notNull(),
  contractId: uuid('contract_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: ['withdrawal', 'closing'] }).notNull(),
  /** Value taken out before the exit fee, in `currency`: rounded to what can be paid. */
  amount: numeric('amount'),
  /** The asset paid out; the strategy's reference currency before 23 November 2026. */
  currency: text('currency').notNull(),
  /** Taken out: positive. */
  units: numeric('units'),
  exitFeePercent: numeric('exit_fee_percent').notNull(),
  exitFee: numeric('exit_fee'),
  /** The order day. */
  valueDate: date('value_date').notNull(),
  nav: numeric('nav'),
  /** The dealing day. */
  navDate: date('nav_date'),
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
  reference: text('reference'),
  note: text('note'),
}).as(sql`
  select o.id, o.contract_id, o.user_id, o.kind, m.gross as amount, o.asset as currency, taken.units, o.exit_fee_percent,
    m.fees as exit_fee, o.order_day as value_date, m.nav, m.dealing_day as nav_date, o.placed_at as occurred_at,
    o.reference, o.note
  from orders o
    left join unit_movements m on m.order_id = o.id and m.nature <> 'reprise'
    left join lateral (select -sum(r.units) as units from unit_movements r where r.order_id = o.id) taken on true
  where o.kind in ('withdrawal', 'closing') and o.state in ('waiting', 'executed')`);

export type PaymentRow = typeof payments.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;
