DROP TABLE "payments" CASCADE;--> statement-breakpoint
DROP TABLE "refunds" CASCADE;--> statement-breakpoint
DROP TABLE "withdrawals" CASCADE;--> statement-breakpoint
CREATE VIEW "public"."payments" AS (
  select o.id, o.contract_id, o.user_id, o.amount, o.asset as currency, o.order_day as value_date, o.reference,
    o.subscription_fee_percent, o.fx_fee_percent, o.subscription_fee, o.fx_fee,
    o.amount - o.subscription_fee - o.fx_fee as net_amount, m.reference_amount as net_reference_amount, m.units, m.nav,
    m.dealing_day as nav_date, o.placed_at as recorded_at, o.placed_by as recorded_by
  from orders o left join unit_movements m on m.order_id = o.id
  where o.kind = 'subscription' and o.state in ('waiting', 'executed'));--> statement-breakpoint
CREATE VIEW "public"."withdrawals" AS (
  select o.id, o.contract_id, o.user_id, o.kind, m.gross as amount, o.asset as currency, taken.units, o.exit_fee_percent,
    m.fees as exit_fee, o.order_day as value_date, m.nav, m.dealing_day as nav_date, o.placed_at as occurred_at,
    o.reference, o.note
  from orders o
    left join unit_movements m on m.order_id = o.id and m.nature <> 'reprise'
    left join lateral (select -sum(r.units) as units from unit_movements r where r.order_id = o.id) taken on true
  where o.kind in ('withdrawal', 'closing') and o.state in ('waiting', 'executed'));