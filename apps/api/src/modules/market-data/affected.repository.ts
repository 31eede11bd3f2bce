// SQL of what values concern: orders that wait for new ones; deals executed at corrected ones, and statements that were downloaded.
import { PAR_COINS, PAYMENT_ASSETS, parCurrency } from '@repo/domain/money';
import { parParameters } from '@repo/domain/parameters';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { orderKinds } from '../../db/schema/books.ts';

/** A corrected NAV (`series` is a strategy's id) or quote (a pair: EUR/USD). */
export interface SeriesDay {
  kind: 'nav' | 'fx';
  series: string;
  day: string;
}

/** With each value the last day on which it is in force, and the currency of a quote. */
const changed = (values: readonly SeriesDay[]) => sql`changed as (
  select v.kind, v.series, v.day, coalesce((
      select min(n.day) from navs n where v.kind = 'nav' and n.strategy_id = v.series and n.day > v.day), (
      select min(f.day) from fx_rates f where v.kind = 'fx' and f.base || '/' || f.quote = v.series and f.day > v.day),
      'infinity'::date) as next_day,
    case when v.kind = 'fx' then coalesce(nullif(split_part(v.series, '/', 1), 'EUR'), split_part(v.series, '/', 2)) end
      as currency
  from json_to_recordset(${JSON.stringify(values)}::json) as v (kind text, series text, day date))`;

const parOf = (currency: SQL) =>
  sql`case ${currency} ${sql.join(
    PAYMENT_ASSETS.map((asset) => sql`when ${asset} then ${parCurrency(asset)}`),
    sql` `,
  )} else ${currency} end`;

const coins = sql.join(
  PAR_COINS.map((coin) => sql`(${coin}, ${parParameters[coin]})`),
  sql`, `,
);
/** What an asset is quoted as on a day: its par currency, or a coin that has left its par. */
const quotedOn = (asset: SQL, day: SQL) =>
  sql`coalesce((select k.coin from (values ${coins}) as k (coin, key) where k.coin = ${asset} and (
      select p.value from parameter_versions p where p.key = k.key and p.effective_day <= ${day}
      order by p.effective_day desc, p.number desc limit 1)::numeric = 0), ${parOf(asset)})`;
/** Of the contract's money, on the first and on the last of the days on which a value and a statement meet. */
const paidAs = [
  quotedOn(sql`c.currency`, sql`greatest(v.day, i.first_day)`),
  quotedOn(sql`c.currency`, sql`least(v.next_day, i.last_day)`),
] as const;
const paid = sql.join([...paidAs], sql`, `);

/** A value of the client's books changes on a day of the period, or on the day before it. */
const affected = sql`affected as (
  select distinct i.user_id, i.first_day, i.last_day, i.currency, v.kind, v.series, v.day
  from (select distinct user_id, first_day, last_day, currency from statement_issues) i
    join changed v on v.day <= i.last_day and v.next_day >= i.first_day
    join contracts c on c.user_id = i.user_id
    join strategies s on s.id = c.strategy_id
  where (v.kind = 'nav' and v.series = c.strategy_id
      or v.currency = s.reference_currency and i.currency <> s.reference_currency
      or v.currency = i.currency and (s.reference_currency <> i.currency or not (i.currency = all (array[${paid}])))
      or v.currency in (${paid}) and i.currency <> v.currency)
    and (exists (select from unit_movements m where m.contract_id = c.id
        and m.dealing_day between greatest(v.day, i.first_day - 1) and i.last_day and m.dealing_day < v.next_day)
      or (select coalesce(sum(m.units), 0) from unit_movements m where m.contract_id = c.id
        and m.dealing_day <= greatest(v.day, i.first_day - 1)) > 0))`;

const counts = z.object({ rows: z.tuple([z.object({ deals: z.number(), statements: z.number() })]) });

/** How many deals were executed at these values, and how many downloaded statements show figures made of them. */
export async function countAffected(
  db: Database,
  values: readonly SeriesDay[],
): Promise<{ deals: number; statements: number }> {
  if (values.length === 0) return { deals: 0, statements: 0 };
  const result: unknown = await db.execute(sql`with ${changed(values)}, ${affected}
    select (select count(*)::int from (select distinct user_id, first_day, last_day, currency from affected) a) as statements,
      (select count(*)::int from unit_movements m where m.reverses is null and m.nature not in ('renunciation', 'reprise')
        and not exists (select from unit_movements u where u.strategy_id = m.strategy_id and u.reverses = m.number)
        and exists (select from changed v where v.kind = 'nav' and v.series = m.strategy_id and v.day = m.dealing_day
          or v.kind = 'fx' and exists (select from jsonb_to_recordset(m.quotes) as q (base text, quote text, day date)
            where q.base || '/' || q.quote = v.series and q.day = v.day))) as deals`);
  return counts.parse(result).rows[0];
}

const awaiting = z.object({ rows: z.array(z.object({ kind: z.enum(orderKinds), count: z.number() })) });
const orderPaid = quotedOn(sql`o.asset`, sql`v.day`);
const requested = parOf(sql`coalesce(o.request_currency, s.reference_currency)`);

/** The waiting orders of each kind that one of these values is dated for, or a later one of its series. */
export async function countAwaiting(db: Database, values: readonly SeriesDay[]) {
  const last = new Map<string, SeriesDay>();
  for (const value of values) {
    if (value.day > (last.get(value.series)?.day ?? '')) last.set(value.series, value);
  }
  const result: unknown = await db.execute(sql`with ${changed([...last.values()])}
    select o.kind, count(*)::int as count from orders o
      join contracts c on c.id = o.contract_id join strategies s on s.id = c.strategy_id
    where o.state = 'waiting' and exists (select from changed v where v.day >= o.order_day
      and (v.kind = 'nav' and v.series = c.strategy_id
        or v.currency in (${orderPaid}, s.reference_currency, ${requested})
          and (${orderPaid} <> s.reference_currency or ${requested} <> s.reference_currency)))
    group by o.kind order by o.kind`);
  return awaiting.parse(result).rows;
}

const statement = z.object({
  user_id: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  currency: z.string(),
  kind: z.enum(['nav', 'fx']),
  series: z.string(),
  day: z.string(),
});
export type AffectedStatement = z.infer<typeof statement>;

/** One row for each statement and value. */
export async function listAffectedStatements(
  db: Database,
  values: readonly SeriesDay[],
): Promise<AffectedStatement[]> {
  const result: unknown = await db.execute(sql`with ${changed(values)}, ${affected}
    select user_id, first_day::text as first_day, last_day::text as last_day, currency, kind, series, day::text as day
    from affected order by first_day, last_day, currency`);
  return z.object({ rows: z.array(statement) }).parse(result).rows;
}
