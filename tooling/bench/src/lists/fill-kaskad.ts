// Kaskad at volume: rounds with their investments, refunds, registers, vesting plans and claims, as triggers would keep them.
import { progress } from '../report.ts';
import type { Client } from './bulk-fill.ts';
import { fillUsers } from './fill-contracts.ts';

interface KaskadVolume {
  readonly investments: number;
  readonly users: number;
  readonly grants: number;
  /** Firm investments of the round to allot. */
  readonly toAllot: number;
}

/** The round to allot, of whole units. */
export const roundToAllot = 'Levée à allouer';
const rounds = 500;
const classes = 50;
/** Rows in one transaction. */
const batchSize = 100_000;

export async function fillKaskad(client: Client, volume: KaskadVolume): Promise<void> {
  await fillUsers(client, volume.users, {
    can_access_yield: false,
    can_access_kaskad: true,
    kyc_status: 'verified',
  });
  for (const statement of peopleStatements) await client.query(statement);
  await client.query(roundsStatement, [classes, rounds, roundToAllot]);
  await client.query('analyze kaskad_rounds');
  for (let done = 0; done < volume.investments; done += batchSize) {
    const count = Math.min(batchSize, volume.investments - done);
    await client.query(investmentsStatement, [done, count, volume.investments, volume.users, volume.toAllot]);
    progress(`${done} of ${volume.investments} investments`);
  }
  for (const statement of moneyStatements) await client.query(statement);
  progress(`${volume.grants} grants`);
  await client.query(grantsStatement, [volume.grants, volume.users, classes]);
  for (const statement of [...grantStatements, ...countStatements]) await client.query(statement);
}

/** Few are not verified, and fewer locked. */
const peopleStatements = [
  `update users set kyc_status = 'pending' from bench_clients b where b.id = users.id and b.number % 30 = 0`,
  `update users set kaskad_locked_at = now() from bench_clients b where b.id = users.id and b.number % 1000 = 1`,
];

/** Most are issued; the first one is closed, to be allotted. */
const roundsStatement = `
  with made as (
    select n, gen_random_uuid() as issuer_id, gen_random_uuid() as class_id from generate_series(1, $1::int) as n
  ), issuers as (
    insert into kaskad_issuers (id, name, registration_number, country, created_at)
    select issuer_id, 'Émetteur ' || n, 'REG' || n, 'FRA', now() from made
  ), class as (
    insert into kaskad_classes (id, issuer_id, kind, symbol, name, decimals, network, created_at)
    select class_id, issuer_id, case when n % 2 = 0 then 'token' else 'shares' end, 'CLS' || n, 'Classe ' || n, 0,
      case when n % 2 = 0 then 'ethereum' end, now() from made
  )
  insert into kaskad_rounds (id, issuer_id, class_id, name, regime, instrument, state, price, minimum, target, cap, least,
    opens_at, closes_at, rule, audience, payment_assets, fee_percent, text, created_at, created_by)
  select gen_random_uuid(), issuer_id, class_id, case when r = 1 then $3 else 'Levée ' || r end, 'restricted',
    case when n % 2 = 0 then 'tokens' else 'shares' end,
    case when r = 1 or r % 20 = 1 then 'closed' when r % 10 < 6 then 'issued' when r % 10 = 6 then 'failed' when r % 10 = 7 then 'closed'
      else 'open' end,
    '10', 1, 1000000, 10000000, 1, now() - interval '60 days',
    case when r % 10 > 7 then now() + interval '20 days' else now() - interval '10 days' end, 'pro_rata', 'public', '{EURO,USDC}', '0',
    '{"presentation":"","use_of_funds":"","risks":"","terms":[],"white_paper_url":null,"white_paper_sha256":null,"exemption":null}',
    now() - r * interval '3 days', (select id from users where email = 'ines.garnier@exemple.fr')
  from generate_series(1, $2::int) as r join made on made.n = 1 + r % $1::int`;

/** Over three years, in turn of each round; what is under way is of rounds under way, and due to no job while it is measured. */
const investmentsStatement = `
  with numbered as materialized (
    select *, row_number() over (order by created_at desc) as place from kaskad_rounds
  ), drawn as (
    select n, random() as state, 1 + floor(random() * $4::int)::int as person, 10 + floor(random() * 500)::int as units,
      now() - interval '3 years' * (1 - n::float8 / $3::int) as created_at,
      case when n > $3::int - $5::int then 1 else 2 + n % ((select count(*) from numbered) - 1) end as place
    from generate_series($1::int + 1, $1::int + $2::int) as n
  ), decided as (
    select d.*, r.id as round_id, case
      when d.place = 1 then 'firm'
      when r.state = 'issued' then case when d.state < 0.9 then 'issued' when d.state < 0.95 then 'withdrawn' else 'expired' end
      when r.state = 'failed' then case when d.state < 0.8 then 'refunded' else 'expired' end
      when r.state in ('closed', 'closing') then case when d.state < 0.9 then 'firm' when d.state < 0.95 then 'withdrawable' else 'expired' end
      when d.state < 0.1 then 'reserved' when d.state < 0.2 then 'submitted' when d.state < 0.3 then 'reflection'
      when d.state < 0.6 then 'signed' when d.state < 0.8 then 'withdrawable' else 'firm' end as now_state
    from drawn d join numbered r on r.place = d.place
  ), inserted as (
    insert into kaskad_investments (id, reference, user_id, round_id, state, units, allotted_units, price, due, payment_asset, reserved_at,
      submitted_at, reflection_until, signed_at, withdrawal_until, paid_at, firm_at, issued_at, ended_at, proof_reference, proof_filed_at,
      proof_refused_reason, received, created_at)
    select gen_random_uuid(), 'KSK-' || extract(year from d.created_at) || '-' || lpad(n::text, 7, '0'), b.id, round_id, now_state, units,
      case when now_state = 'issued' then units end, '10', units * 10, 'EURO',
      case when now_state = 'reserved' then now() - interval '1 day' end, case when now_state <> 'reserved' then d.created_at end,
      case when now_state = 'reflection' then now() + interval '2 days' end,
      case when now_state = 'signed' then now() - interval '1 day' when now_state not in ('reserved', 'submitted', 'reflection') then d.created_at end,
      case when now_state in ('paid', 'withdrawable') then now() + interval '5 days' end,
      case when now_state in ('paid', 'withdrawable', 'firm', 'issued', 'refunded') then d.created_at end,
      case when now_state in ('firm', 'issued') then d.created_at end, case when now_state = 'issued' then d.created_at end,
      case when now_state in ('withdrawn', 'expired', 'refunded') then d.created_at end,
      case when now_state = 'signed' and n % 10 = 0 then 'VIR' || n end, case when now_state = 'signed' and n % 10 = 0 then d.created_at end,
      case when now_state = 'signed' and n % 100 = 0 then 'Illisible' end,
      case when now_state in ('paid', 'withdrawable', 'firm', 'issued') then units * 10 when now_state = 'signed' and n % 10 = 5 then 1 else 0 end,
      d.created_at
    from decided d join bench_clients b on b.number = case
      -- One reservation of a person in a round.
      when now_state = 'reserved' then 1 + n / ((select count(*) from numbered) - 1) % $4::int else person end
    on conflict do nothing returning id, created_at, state
  )
  insert into kaskad_investment_events (id, investment_id, at, event)
  select gen_random_uuid(), id, created_at, case when state = 'reserved' then 'reserved' else 'submitted' end from inserted`;

/** Of what is refunded a receipt and a payout, some of them still to execute. */
const moneyStatements = [
  `with paid as materialized (
     select i.*, gen_random_uuid() as receipt_id, row_number() over (order by created_at) as n from kaskad_investments i where state = 'refunded'
   ), receipt as (
     insert into receipts (id, account, external_id, source, state, day, amount, asset, payer_name, payer_account, wording, investment_id,
       worth, user_id, recorded_at)
     select receipt_id, 'escrow:' || round_id, reference, 'typed', 'invested', created_at::date, due, 'EURO', 'Client', 'FR7630006000011234567890189',
       reference, id, due, user_id, created_at from paid
   )
   insert into payouts (id, kind, state, user_id, investment_id, investment_cause, receipt_id, amount, asset, requested_at, due_by,
     executed_on, reference)
   select gen_random_uuid(), 'kaskad_refund', state, user_id, id, 'failed', receipt_id, due, 'EURO', created_at, created_at::date + 14,
     case when state = 'executed' then created_at::date + 10 end, case when state = 'executed' then 'RET-' || n end
   from (select paid.id, user_id, receipt_id, due, created_at, n, case when n % 20 = 0 then 'to_prepare' when n % 20 = 1 then 'to_approve'
     when n % 20 = 2 then 'to_execute' else 'executed' end as state from paid) as drawn`,
  `insert into kaskad_movements (class_id, number, nature, user_id, investment_id, units, day, booked_at)
   select r.class_id, row_number() over (partition by r.class_id order by i.created_at), 'issue', i.user_id, i.id, i.allotted_units,
     i.issued_at::date, i.issued_at
   from kaskad_investments i join kaskad_rounds r on r.id = i.round_id where i.state = 'issued'`,
];

/** A day of a plan, as it is stored. */
const planned = (day: string) =>
  `jsonb_build_object('from', to_char(${day}, 'YYYY-MM-DD'), 'months', 0, 'days', 0)`;

/** Twenty-four months each; the first one has two hundred tranches. */
const grantsStatement = `
  insert into kaskad_grants (id, reference, user_id, class_id, origin, state, granted_on, total, plans, claimed, created_at)
  select gen_random_uuid(), 'ATT-' || extract(year from granted_on) || '-' || lpad(n::text, 7, '0'), b.id, c.id, 'advisor',
    case when n % 20 = 0 then 'suspended' when n % 20 = 1 then 'canceled' when n % 20 = 2 then 'completed' else 'active' end,
    granted_on, count * 100, jsonb_build_object('unlock', null, 'canceledOn', null, 'acquisition', jsonb_build_object(
      'start', ${planned('granted_on')}, 'cliff', null, 'suspendedFrom', null,
      'tranches', (select jsonb_agg(jsonb_build_object('at', ${planned('granted_on + m * step')}, 'units', '100') order by m)
        from generate_series(1, count) as m))), 100, granted_on
  from (select n, case when n = 1 then 200 else 24 end as count, case when n = 1 then 7 else 30 end as step,
      current_date - floor(random() * 1000)::int as granted_on, 1 + floor(random() * $2::int)::int as person
    from generate_series(1, $1::int) as n) as drawn
  join bench_clients b on b.number = person
  join (select id, row_number() over (order by symbol) as number from kaskad_classes) as c on c.number = 1 + n % $3::int`;

const grantStatements = [
  `insert into kaskad_grant_versions (grant_id, number, change, plans, reason, made_at, made_by)
   select id, 1, 'created', plans, '', created_at, (select id from users where email = 'ines.garnier@exemple.fr') from kaskad_grants`,
  `insert into kaskad_unlocks (grant_id, day, class_id, user_id, units)
   select g.id, (t -> 'at' ->> 'from')::date, g.class_id, g.user_id, (t ->> 'units')::numeric
   from kaskad_grants g cross join lateral jsonb_array_elements(plans -> 'acquisition' -> 'tranches') as t`,
  `insert into kaskad_wallets (id, user_id, label, network, address, proof_text, proven_at, is_default, created_at)
   select gen_random_uuid(), id, 'Ledger', 'ethereum', '0x' || left(encode(sha256(id::text::bytea), 'hex'), 40), 'x',
     case when number % 3 > 0 then now() end, true, now() from bench_clients where number % 2 = 0`,
  `insert into kaskad_claims (id, grant_id, user_id, class_id, units, wallet_id, state, txid, requested_on, requested_at)
   select gen_random_uuid(), g.id, g.user_id, g.class_id, 10, w.id, drawn.state,
     case when drawn.state = 'executed' then '0x' || encode(sha256(g.id::text::bytea), 'hex') end, at::date, at
   from kaskad_grants g join kaskad_wallets w on w.user_id = g.user_id
     cross join lateral (select now() - random() * interval '400 days' as at, case when random() < 0.02 then 'requested'
       when random() < 0.02 then 'verifying' when random() < 0.05 then 'refused' else 'executed' end as state) as drawn`,
];

const countsOf = (table: string, columns: string) =>
  `select '${table}', count_key(to_jsonb(t), array[${columns}]), count(*) from ${table} t group by 2`;

const countStatements = [
  `delete from list_counts where list in ('kaskad_investments', 'kaskad_rounds', 'kaskad_grants', 'kaskad_claims', 'payouts', 'payout_amounts',
     'receipts', 'kaskad_granted', 'kaskad_claimed', 'kaskad_round_units', 'kaskad_round_investors', 'kaskad_submitted',
     'kaskad_round_allotted', 'kaskad_round_decided', 'kaskad_registered')`,
  ...['kaskad_investments', 'kaskad_rounds', 'kaskad_grants', 'kaskad_claims']
    .map((table) => countsOf(table, `'state'`))
    .concat(countsOf('payouts', `'state', 'kind'`))
    .map((counts) => `insert into list_counts (list, key, count) ${counts}`),
  `insert into list_counts (list, key, count)
   select list, jsonb_build_object('class_id', class_id), sum(units) from kaskad_grants
     cross join lateral (values ('kaskad_granted', total), ('kaskad_claimed', claimed)) as summed (list, units) group by 1, 2`,
  `insert into list_counts (list, key, count)
   select 'kaskad_round_units', jsonb_build_object('round_id', round_id, 'mark', kaskad_mark(state)), sum(coalesce(allotted_units, units))
   from kaskad_investments where kaskad_mark(state) is not null group by 2
   union all select 'kaskad_round_investors', jsonb_build_object('round_id', round_id), count(distinct user_id)
   from kaskad_investments where kaskad_mark(state) is not null group by 2
   union all select 'kaskad_submitted', jsonb_build_object('day', (submitted_at at time zone 'Europe/Paris')::date), sum(due)
   from kaskad_investments where submitted_at is not null group by 2
   union all select 'kaskad_round_allotted', jsonb_build_object('round_id', round_id), sum(allotted_units)
   from kaskad_investments where state = 'issued' group by 2
   union all select 'kaskad_round_decided', jsonb_build_object('round_id', round_id), count(allotted_units)
   from kaskad_investments group by 2 having count(allotted_units) > 0
   union all select 'kaskad_registered', jsonb_build_object('class_id', m.class_id, 'round_id', i.round_id), sum(m.units)
   from kaskad_movements m join kaskad_investments i on i.id = m.investment_id group by 2`,
];
