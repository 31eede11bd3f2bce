// What must always hold in the books (docs/books.md): read from the journal and the register, and compared with the orders,
// receipts and payouts that they are the account of. Data of closed accounts is erased from the latter alone.
import { MAX_RETURN_FEE } from '@repo/domain/books';
import { toText } from '@repo/domain/money';
import { openPayoutStates } from '@repo/domain/payouts';
import { type SQL, sql } from 'drizzle-orm';
import { kaskadBookRules } from './kaskad-book-rules.ts';
import type { DatabaseRule } from './trail-rules.ts';

/** A payment asset, as the journal names it. */
const bookAsset = (asset: SQL) => sql`case ${asset} when 'EURO' then 'EUR' else ${asset} end`;

/** Units of a renounced contract leave at once; what they had cost leaves at their NAV. */
const dealtBackLater = sql`exists (select from orders o where o.id = m.order_id and o.state = 'waiting')`;

const isOpen = sql`p.state in ${[...openPayoutStates]}`;

const journalRules: readonly DatabaseRule[] = [
  {
    object: 'Journal entry',
    states: 'its postings do not sum to zero for each asset',
    broken: sql`select distinct entry::text as id from postings group by entry, asset having sum(amount) <> 0`,
  },
  {
    object: 'Journal entry',
    states: 'postings or movements of units name it, and it does not exist',
    broken: sql`select entry::text as id from (select entry from postings union select entry from unit_movements) named
      where not exists (select from journal_entries e where e.number = named.entry)`,
  },
  {
    object: 'Numbers of',
    states: 'one is missing, or the counter is not the last one given',
    broken: sql`select name as id from (
      select 'journal' as name, count(*) as given, min(number) as first, max(number) as last from journal_entries
        having count(*) > 0
      union all
      select 'units:' || strategy_id, count(*), min(number), max(number) from unit_movements group by strategy_id
      union all
      select 'register:' || strategy_id, count(*), min(number), max(number) from register_movements group by strategy_id) series
      full join book_counters using (name)
      where given is null or first <> 1 or given <> series.last or book_counters.last is distinct from series.last`,
  },
  {
    object: 'Contract',
    states: 'what it has invested is not the cost of its units',
    broken: sql`with money as (
        select e.contract_id, substr(p.account, 10) as strategy_id, sum(p.amount) as amount
        from postings p join journal_entries e on e.number = p.entry where p.account like 'invested:%' group by 1, 2),
      units as (
        select m.contract_id, m.strategy_id, sum(m.cost) as cost from unit_movements m
        where not (m.nature = 'renunciation' and ${dealtBackLater}) group by 1, 2)
      select distinct contract_id::text as id from money full join units using (contract_id, strategy_id)
      where coalesce(money.amount, 0) <> -coalesce(units.cost, 0)`,
  },
  {
    object: 'Account',
    states: 'what is kept of a day, or of all, is not the sum of its postings',
    broken: sql`with summed as (
        select p.account, p.asset, e.order_day as day, sum(p.amount) as balance, count(*) as lines
        from postings p join journal_entries e on e.number = p.entry group by 1, 2, 3),
      days as (select account, asset, day, debit - credit as balance, lines from account_days)
      select account || ' ' || asset as id from summed full join days using (account, asset, day)
        where summed.balance is distinct from days.balance or summed.lines is distinct from days.lines
      union
      select account || ' ' || asset from (select account, asset, sum(balance) as balance from days group by 1, 2) own
        full join account_balances b using (account, asset) where own.balance is distinct from b.debit - b.credit`,
  },
  {
    object: 'Journal entry',
    states: 'it is a deal without a movement of units',
    broken: sql`select e.number::text as id from journal_entries e where e.kind in ('deal-in', 'deal-out')
      and not exists (select from unit_movements m where m.entry = e.number)`,
  },
];

const orderRules: readonly DatabaseRule[] = [
  {
    object: 'Order',
    states: 'its state does not agree with its movements of units, or with their entry',
    broken: sql`select o.id::text as id from orders o left join lateral (
        select count(*) filter (where m.nature = 'renunciation' or m.reverses is null and m.nature <> 'reprise') as booked,
          count(*) filter (where m.nature <> 'renunciation' and m.reverses is not null) as undone,
          coalesce(bool_and(m.contract_id = o.contract_id and e.contract_id is not distinct from o.contract_id
            and (m.reverses is not null or e.subject_id is not distinct from o.id)), true) as agrees
        from unit_movements m left join journal_entries e on e.number = m.entry where m.order_id = o.id) own on true
      where not own.agrees or own.booked <> (o.state in ('executed', 'reversed') or o.kind = 'renunciation')::int
        or own.undone <> (o.state = 'reversed')::int`,
  },
  {
    object: 'Contract',
    states: 'more units left it than it was given',
    broken: sql`select contract_id::text as id from unit_movements group by contract_id having sum(units) < 0`,
  },
  {
    object: 'Contract',
    states: 'units are left after it was redeemed whole, or renounced',
    broken: sql`select c.id::text as id from contracts c where (
        exists (select from orders o where o.contract_id = c.id and o.kind = 'closing' and o.state = 'executed')
        or c.renounced_at is not null)
      and (select coalesce(sum(m.units), 0) from unit_movements m where m.contract_id = c.id) <> 0`,
  },
  {
    object: 'Contract',
    states: 'it was paid with more than the receipts attached to it',
    broken: sql`select o.contract_id::text as id from orders o
      where o.kind = 'subscription' and o.state in ('waiting', 'executed') and o.amount > (
        select coalesce(sum(r.amount), 0) from receipts r
        where r.contract_id = o.contract_id and r.state = 'attached' and r.asset = o.asset)`,
  },
];

const cashRules: readonly DatabaseRule[] = [
  {
    object: 'Contract',
    states: 'what waits in the journal is not its receipts less what was dealt, returned or is payable',
    broken: sql`with waiting as (
        select substr(account, 9) as contract_id, asset, -sum(amount) as amount from postings
        where account like 'waiting:%' group by account, asset),
      expected as (
        select contract_id::text, asset, sum(amount) as amount from (
          select r.contract_id, ${bookAsset(sql`r.asset`)} as asset, r.amount from receipts r
            where r.state = 'attached'
          union all
          select o.contract_id, ${bookAsset(sql`o.asset`)}, -o.amount from orders o
            where o.kind = 'subscription' and o.state = 'executed'
          union all
          select p.contract_id, ${bookAsset(sql`p.asset`)}, -p.amount from payouts p
            where p.is_received and p.return_receipt_id is null and p.contract_id is not null and (p.kind = 'overpayment'
              or p.kind = 'closing' and p.order_id is null or p.kind = 'renunciation' and not exists (
              select from orders o where o.contract_id = p.contract_id and o.kind = 'subscription'
                and o.state = 'executed'))) parts
        group by contract_id, asset)
      select distinct contract_id as id from waiting full join expected using (contract_id, asset)
      where coalesce(waiting.amount, 0) <> coalesce(expected.amount, 0)`,
  },
  {
    object: 'Unmatched money in',
    states: 'the journal holds another amount than the receipts that are not attached yet',
    broken: sql`with held as (
        select asset, -sum(amount) as amount from postings where account = 'unmatched' group by asset),
      expected as (
        select ${bookAsset(sql`r.asset`)} as asset, sum(r.amount) as amount from receipts r
        where r.state = 'open' or r.state = 'unmatched'
          and not exists (select from payouts p where p.receipt_id = r.id and p.kind = 'unmatched') group by 1)
      select asset as id from held full join expected using (asset)
      where coalesce(held.amount, 0) <> coalesce(expected.amount, 0)`,
  },
  {
    object: 'Payout',
    states: 'the journal does not owe its amount, or still owes what was paid',
    broken: sql`with owed as (
        select substr(account, 9) as id, asset, -sum(amount) as amount from postings
        where account like 'payable:%' group by account, asset having sum(amount) <> 0),
      expected as (
        select p.id::text, ${bookAsset(sql`p.asset`)} as asset, p.amount from payouts p
        where p.is_received and p.amount <> 0 and p.kind <> 'kaskad_refund' and ${isOpen})
      select distinct id from owed full join expected using (id, asset)
      where coalesce(owed.amount, 0) <> coalesce(expected.amount, 0)`,
  },
  {
    object: 'Receipt',
    states: 'it is returned and its payout is not executed, or the other way round',
    broken: sql`select r.id::text as id from receipts r where r.state in ('unmatched', 'returned')
      and (r.state = 'returned') <> exists (
        select from payouts p where p.receipt_id = r.id and p.kind = 'unmatched' and p.state = 'executed')`,
  },
  {
    object: 'Receipt',
    states:
      'a transfer came back with it, and its payout is not replaced by another of its amount, or much of it is missing',
    broken: sql`select r.id::text as id from receipts r left join payouts p on p.return_receipt_id = r.id
      left join payouts later on later.replaces_id = p.id
      where (r.state = 'payout_return' or p.id is not null) and not coalesce(r.state = 'payout_return'
        and p.asset = r.asset and p.amount - r.amount between 0 and ${toText(MAX_RETURN_FEE)}::numeric
        and (later.amount, later.asset) = (p.amount, p.asset), false)`,
  },
  {
    object: 'Statement debit',
    states: 'the entry that booked it takes another amount from its account',
    broken: sql`select d.id::text as id from statement_debits d where d.entry is not null and not exists (
      select from postings p where (p.entry, p.account, p.amount) = (d.entry, d.account, -d.amount))`,
  },
  {
    object: 'Payout',
    states: 'it has no cause: no contract, order or receipt',
    broken: sql`select p.id::text as id from payouts p
      where num_nonnulls(p.contract_id, p.order_id, p.receipt_id) = 0`,
  },
];

/**
 * Ranges of entries as the trail recorded them. Of a row that was erased with its author's account the first number is
 * left; the next row gives its last one.
 */
const ranges = sql`ranges as (
  select a.id, first, coalesce((a.after ->> 'last')::bigint, lead(first) over (order by first) - 1,
      (select max(number) from journal_entries)) as last,
    coalesce(lag((a.after ->> 'last')::bigint) over (order by first), case when lag(first) over (order by first) is null
      then 0 else first - 1 end) as before, a.after ->> 'sha256' as sha256, a.salt is null as erased
  from audit_log a cross join lateral (select a.object_id::bigint as first) named
  where a.action = 'books.booked' and a.object_type = 'journal')`;

const sealedRules: readonly DatabaseRule[] = [
  {
    object: 'Journal entries from',
    states: 'they are not those that the audit trail recorded',
    broken: sql`with ${ranges} select first::text || ' to ' || last::text as id from ranges
      where not erased and sha256 is distinct from books_digest(first, last)`,
  },
  {
    object: 'Journal entry',
    states: 'the audit trail recorded no entry with its number, or recorded it twice',
    broken: sql`with ${ranges}
      select first::text as id from ranges where first <> before + 1 or last < first
      union all
      select max(number)::text from journal_entries
        having max(number) is distinct from (select max(last) from ranges)
      union all
      select max(last)::text from ranges having max(last) is not null and not exists (select from journal_entries)`,
  },
];

export const bookRules: readonly DatabaseRule[] = [
  ...journalRules,
  ...orderRules,
  ...cashRules,
  ...kaskadBookRules,
  ...sealedRules,
];
