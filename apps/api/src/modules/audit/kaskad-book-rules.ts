// What must always hold of Kaskad's money (docs/books.md): receipts and payouts of investments beside their accounts.
import { openPayoutStates } from '@repo/domain/payouts';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseRule } from './trail-rules.ts';

/** A payment asset, as the journal names it. */
const bookAsset = (asset: SQL) => sql`case ${asset} when 'EURO' then 'EUR' else ${asset} end`;

export const kaskadBookRules: readonly DatabaseRule[] = [
  {
    object: 'Investment',
    states: 'the journal holds another amount of it than its receipts less what is paid back, or was issued',
    broken: sql`with held as (
        select substr(account, 12) as id, asset, -sum(amount) as amount from postings
        where account like 'investment:%' group by account, asset),
      expected as (
        select id::text, asset, sum(amount) as amount from (
          select r.investment_id as id, ${bookAsset(sql`r.asset`)} as asset, r.amount from receipts r
            where r.state = 'invested'
          union all
          select p.investment_id, ${bookAsset(sql`p.asset`)}, -p.amount from payouts p
            where p.kind = 'kaskad_refund' and p.state not in ('void', 'replaced')
        ) parts where not exists (select from kaskad_investments i where i.id = parts.id and i.issued_at is not null)
        group by id, asset)
      select distinct id from held full join expected using (id, asset)
      where coalesce(held.amount, 0) <> coalesce(expected.amount, 0)`,
  },
  {
    object: 'Refund',
    states: 'the journal does not owe its amount, or still owes what was paid',
    broken: sql`with owed as (
        select substr(account, 6) as id, asset, -sum(amount) as amount from postings
        where account like 'owed:%' group by account, asset having sum(amount) <> 0),
      expected as (
        select p.id::text, ${bookAsset(sql`p.asset`)} as asset, p.amount from payouts p
        where p.kind = 'kaskad_refund' and p.state in ${[...openPayoutStates]})
      select distinct id from owed full join expected using (id, asset)
      where coalesce(owed.amount, 0) <> coalesce(expected.amount, 0)`,
  },
  {
    object: 'Receipt of an investment',
    states: 'it has no entry, no worth, or more of it is paid back than was received',
    broken: sql`select r.id::text as id from receipts r where r.state = 'invested' and (
      r.worth is null
      or not exists (select from journal_entries e where e.subject_id = r.id and e.kind = 'kaskad-receipt')
      or r.amount < (select coalesce(sum(p.amount), 0) from payouts p
        where p.receipt_id = r.id and p.kind = 'kaskad_refund' and p.state not in ('void', 'replaced')))`,
  },
  {
    object: 'Fees of round',
    states: 'the journal transferred another amount than was recorded, or more than its fees',
    broken: sql`with moved as (
        select substr(p.account, 12) as id, p.asset, sum(p.amount) filter (where p.amount > 0) as amount, sum(p.amount) as balance
        from postings p where p.account like 'round-fees:%' group by p.account, p.asset),
      recorded as (
        select round_id::text as id, ${bookAsset(sql`asset`)} as asset, sum(amount) as amount from kaskad_fee_transfers group by 1, 2)
      select distinct id from moved full join recorded using (id, asset)
      where coalesce(moved.amount, 0) <> coalesce(recorded.amount, 0) or moved.balance > 0`,
  },
  {
    object: 'Refund',
    states: 'it has no receipt, another asset than its receipt, or no entry of its execution',
    broken: sql`select p.id::text as id from payouts p left join receipts r on r.id = p.receipt_id
      where p.kind = 'kaskad_refund' and (r.asset is distinct from p.asset
        or (p.state = 'executed') <> exists (
          select from journal_entries e where e.subject_id = p.id and e.kind = 'kaskad-payout'))`,
  },
];
