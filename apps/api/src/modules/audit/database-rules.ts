// Invariants of the database. Each rule returns the rows that violate it.
import { type SQL, sql } from 'drizzle-orm';
import { type CountedList, countsOf, type SummedList } from '../../db/list-counts.ts';
import { bookRules } from './book-rules.ts';
import { kaskadSumRules } from './kaskad-sum-rules.ts';
import { registerRules } from './register-rules.ts';
import { type DatabaseRule, trailRules } from './trail-rules.ts';

const signedOnce = sql`c.status in ('signed', 'closed')`;

/** Data of closed accounts is erased when its retention ends. */
const notErased = sql`not exists (
  select from retained_data d where d.user_id = c.user_id and d.erased_at is not null)`;

const stateRules: readonly DatabaseRule[] = [
  {
    object: 'Purchase order',
    states: 'several contracts bear this number',
    broken: sql`select c.po_number as id from contracts c group by c.po_number having count(*) > 1`,
  },
  {
    object: 'Contract',
    states: "its purchase-order number was never handed out, or to another's account",
    broken: sql`select c.id from contracts c where not exists (
      select from po_numbers n where n.number = c.po_number and n.user_id = c.user_id)`,
  },
  {
    object: 'Contract',
    states: 'it is signed without a date, its documents or a finished request at the signature provider',
    broken: sql`select c.id from contracts c where ${signedOnce} and ${notErased} and (
      c.signed_at is null or c.contract_file_id is null or c.pep_file_id is null
      or not exists (select from signature_requests r where r.contract_id = c.id and r.status = 'done'))`,
  },
  {
    object: 'Contract',
    states: 'it is not signed, though its request at the signature provider is finished',
    broken: sql`select c.id from contracts c join signature_requests r on r.contract_id = c.id
      where r.status = 'done' and c.status = 'pending'`,
  },
  {
    object: 'Contract',
    states: 'its status cannot be reached with its payment status',
    broken: sql`select c.id from contracts c where c.status in ('pending', 'refused', 'canceled')
      and c.payment_status in ('checking', 'paid')`,
  },
  {
    object: 'Contract',
    states: 'it is paid without a recorded payment',
    broken: sql`select c.id from contracts c where c.payment_status = 'paid' and ${notErased}
      and not exists (select from orders o where o.contract_id = c.id and o.kind = 'subscription'
        and (o.state in ('waiting', 'executed') or c.renounced_at is not null))`,
  },
  {
    object: 'Payment',
    states: 'no staff member recorded it',
    broken: sql`select p.id from payments p left join users u on u.id = p.recorded_by
      where u.id is null or u.id = p.user_id`,
  },
  {
    object: 'Order',
    states: 'it belongs to another account than its contract',
    broken: sql`select o.id from orders o join contracts c on c.id = o.contract_id where o.user_id <> c.user_id`,
  },
  {
    object: 'Contract',
    states: 'a document it names has no row among the files',
    broken: sql`select c.id from contracts c, unnest(array[c.contract_file_id, c.pep_file_id]) as named (file_id)
      where named.file_id is not null and not exists (select from files f where f.id = named.file_id)`,
  },
];

const parameterRules: readonly DatabaseRule[] = [
  {
    object: 'Parameter version',
    states: 'it is not what two people requested and approved',
    broken: sql`select v.number::text as id from parameter_versions v
      left join change_requests r on r.id = v.change_request_id
      where v.change_request_id is not null and not coalesce(r.kind = 'parameter.change' and r.state = 'approved'
        and (r.subject_id, r.maker_id, r.checker_id) = (v.key, v.entered_by, v.published_by)
        and case when v.value ~ '^-?[0-9]' then (r.payload #>> '{input,value}')::numeric = v.value::numeric
          else r.payload #>> '{input,value}' = v.value end
        and r.payload #>> '{input,effective_day}' = v.effective_day::text, false)`,
  },
  {
    object: 'Parameter version',
    states: 'another version was made from the same request',
    broken: sql`select v.number::text as id from parameter_versions v
      join parameter_versions earlier using (change_request_id) where earlier.number < v.number`,
  },
  {
    object: 'Parameter version',
    states: 'the audit trail recorded no change to its value on its day, or fewer than there are versions',
    broken: sql`select v.number::text as id from (
        select *, row_number() over (partition by key, value, effective_day order by number) as rank from parameter_versions
      ) v where v.rank > (
      select count(*) from audit_log a where a.action = 'parameter.changed' and a.object_id = v.key
        and (a.salt is null or (a.after ->> 'value', a.after ->> 'effective_day') = (v.value, v.effective_day::text)))`,
  },
];

function keyOf(columns: readonly string[]) {
  return {
    names: sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    ),
    key: sql.join(
      columns.map((name) => sql`${name}::text, ${sql.identifier(name)}`),
      sql`, `,
    ),
  };
}

/** What a list is counted by, as its triggers know it. */
function countsRule(
  object: string,
  list: CountedList,
  columns: readonly string[],
  rows: SQL = sql`${sql.identifier(list)}`,
): DatabaseRule {
  const { key, names } = keyOf(columns);
  return {
    object,
    states: 'the list counts more or fewer than there are',
    broken: sql`with counted as (${countsOf(list)}),
      found as (select jsonb_build_object(${key}) as key, count(*) as count from ${rows} group by ${names})
      select key::text as id from counted full join found using (key) where counted.count is distinct from found.count`,
  };
}

/** What the amounts of a list add up to, as its triggers know it. */
function sumsRule(
  object: string,
  { list, table, columns }: { list: SummedList; table: string; columns: readonly string[] },
): DatabaseRule {
  const { key, names } = keyOf(columns);
  return {
    object,
    states: 'the list adds up to more or less than the amounts there are',
    broken: sql`with summed as (${countsOf(list)}),
      found as (select jsonb_build_object(${key}) as key, sum(amount) as count from ${sql.identifier(table)}
        group by ${names} having sum(amount) <> 0)
      select key::text as id from summed full join found using (key) where summed.count is distinct from found.count`,
  };
}

export const listRules: readonly DatabaseRule[] = [
  countsRule('Clients of', 'client_cards', [
    'kind',
    'identity',
    'documents',
    'profile',
    'adviser',
    'holding',
    'validity',
    'state',
  ]),
  {
    object: 'Client',
    states: 'their line of the list is missing, or not what their account, documents and contracts are',
    broken: sql`select u.id from users u cross join lateral client_card_of(u) d left join client_cards c on c.user_id = u.id
      left join (select user_id, count(*) as total, count(*) filter (where is_active_contract(status)) as active,
          count(*) filter (where stage = 'initiated') as initiated, count(*) filter (where stage = 'signed') as signed,
          count(*) filter (where stage = 'proved') as proved, count(*) filter (where stage = 'paid') as paid
        from (select user_id, status, contract_stage(status, payment_status, renounced_at) as stage from contracts) k
        group by user_id) n on n.user_id = u.id
      where u.role in ('client', 'cgp') and (c.user_id is null
        or (c.name, c.search_text, c.kind, c.identity, c.documents, c.profile, c.state, c.sales_id, c.validity, c.country,
            c.services, c.signed_in_at) is distinct from
          (d.name, d.search_text, d.kind, d.identity, d.documents, d.profile, d.state, d.sales_id, d.validity, d.country, d.services,
            d.signed_in_at)
        or (c.contracts, c.active_contracts, c.initiated, c.signed, c.proved, c.paid) <> (coalesce(n.total, 0), coalesce(n.active, 0),
          coalesce(n.initiated, 0), coalesce(n.signed, 0), coalesce(n.proved, 0), coalesce(n.paid, 0)))`,
  },
  countsRule('Clients of advisers of', 'adviser_clients', ['sales_id', 'state'], sql`client_cards`),
  countsRule('Contracts of', 'contracts', ['status', 'payment_status', 'strategy_id']),
  countsRule('Payouts of', 'payouts', ['state', 'kind']),
  countsRule('Receipts of', 'receipts', ['state']),
  countsRule('Register lines of', 'register_lines', ['state', 'gap', 'nature', 'attestation', 'strategy_id']),
  countsRule(
    'Orders that wait of',
    'waiting_orders',
    ['kind', 'strategy_id'],
    sql`(select o.kind, c.strategy_id from orders o join contracts c on c.id = o.contract_id where o.state = 'waiting') as waiting`,
  ),
  sumsRule('Amounts of contracts of', {
    list: 'contract_amounts',
    table: 'contracts',
    columns: ['status', 'payment_status', 'strategy_id', 'currency'],
  }),
  sumsRule('Amounts of payouts of', {
    list: 'payout_amounts',
    table: 'payouts',
    columns: ['state', 'kind', 'asset'],
  }),
];

/** No constraint of the database says this: an earlier release corrects NAVs without knowing these columns (decision 44). */
const navRules: readonly DatabaseRule[] = [
  {
    object: 'NAV',
    states: 'it is not its gross NAV less its accruals',
    broken: sql`select n.strategy_id || ' ' || n.day as id from navs n
      where n.gross is not null and n.gross - n.accruals <> n.vl`,
  },
  {
    object: 'NAV',
    states: 'its high-water mark is under that of an earlier day',
    broken: sql`select strategy_id || ' ' || day as id from (
        select strategy_id, day, high_water_mark,
          max(high_water_mark) over (partition by strategy_id order by day) as highest
        from navs where high_water_mark is not null) marked
      where high_water_mark < highest`,
  },
];

const mailRules = (now: Date): readonly DatabaseRule[] => [
  {
    object: 'Mail',
    states: 'it has waited for more than an hour: nothing sends it, or the relay is down',
    broken: sql`select m.id from mail_outbox m where m.sent_at is null and m.given_up_at is null
      and m.created_at < ${now.toISOString()}::timestamptz - interval '1 hour'`,
  },
  {
    object: 'Mail',
    states: 'delivery was abandoned; see last_error',
    broken: sql`select m.id from mail_outbox m where m.sent_at is null and m.given_up_at is not null`,
  },
];

export const databaseRules = (now: Date): readonly DatabaseRule[] => [
  ...stateRules,
  ...bookRules,
  ...registerRules,
  ...trailRules,
  ...parameterRules,
  ...listRules,
  ...kaskadSumRules,
  ...navRules,
  ...mailRules(now),
];
