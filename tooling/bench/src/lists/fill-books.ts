// The books of the contracts that `fillContracts` made: what was received for them, three entries each, payouts, orders that wait,
// decided changes, ten years of NAVs and rates, and what was corrected of them; and what triggers keep of all that.
import { progress } from '../report.ts';
import type { Client } from './bulk-fill.ts';

export async function fillBooks(client: Client): Promise<void> {
  for (const [what, statement] of statements) {
    progress(`filling ${what}`);
    await client.query(statement);
  }
}

const bank = 'bank:FR7610107001011234567890129';
const names = `(array['Dupont', 'Lefèvre', 'Moreau', 'Petit', 'Bernard', 'Nguyen', 'Garçon', 'Roux'])[1 + floor(random() * 8)::int]`;
const iban = `'FR76' || lpad(floor(random() * 1e9)::bigint::text, 10, '0') || lpad(floor(random() * 1e9)::bigint::text, 13, '0')`;
const staff = `(select id from users where email = 'marc.admin@exemple.fr')`;

const statements: readonly [string, string][] = [
  [
    'receipts of paid contracts',
    `insert into receipts (id, account, external_id, source, state, day, amount, asset, payer_name, payer_account, wording,
       contract_id, user_id, attached_at, recorded_at)
     select gen_random_uuid(), '${bank}', 'E2E-' || id, 'camt053', 'attached', payment_recorded_at, amount, 'EURO',
       ${names} || ' ' || left(id::text, 4), ${iban}, 'VIR SEPA ' || po_number, id, user_id, payment_recorded_at, payment_recorded_at
     from contracts where payment_status = 'paid'`,
  ],
  [
    'receipts that are open, unmatched or returned',
    `insert into receipts (id, account, external_id, source, state, day, amount, asset, payer_name, payer_account, wording, recorded_at)
     select gen_random_uuid(), '${bank}', 'OPEN-' || n, 'camt053',
       case when n % 20 = 0 then 'unmatched' when n % 21 = 0 then 'returned' else 'open' end,
       current_date - (n % 60)::int, round((5000 + random() * 95000)::numeric, 2), 'EURO', ${names} || ' ' || n, ${iban},
       'VIR RECU ' || n, now()
     from generate_series(1, greatest(600, (select count(*) / 500 from contracts))) n`,
  ],
  [
    'orders that wait',
    `insert into orders (id, contract_id, user_id, kind, state, asset, request, amount, order_day, subscription_fee_percent, fx_fee_percent,
       subscription_fee, fx_fee, placed_at)
     select gen_random_uuid(), id, user_id, 'subscription', 'waiting', 'EURO', 'amount', amount, current_date - (row_number() over () % 3)::int,
       0, 0, 0, 0, now() - row_number() over () * interval '1 second'
     from (select * from contracts where payment_status = 'paid' order by created_at desc, id
       limit (select count(*) / 200 from contracts)) newest`,
  ],
  [
    'orders that were executed',
    `insert into orders (id, contract_id, user_id, kind, state, asset, request, amount, order_day, subscription_fee_percent, fx_fee_percent,
       subscription_fee, fx_fee, placed_at)
     select gen_random_uuid(), id, user_id, 'subscription', 'executed', 'EURO', 'amount', amount, payment_recorded_at, 0, 0, 0, 0, created_at
     from contracts c where payment_status = 'paid' and not exists (select from orders o where o.contract_id = c.id)`,
  ],
  [
    'payouts',
    `insert into payouts (id, kind, state, user_id, contract_id, amount, asset, requested_at, due_by, method, beneficiary_name,
       beneficiary_account, executed_on, reference, executed_at)
     select gen_random_uuid(), kind, state, user_id, contract_id, amount, 'EURO', requested, (requested + interval '14 days')::date, 'rib',
       ${names} || ' ' || left(contract_id::text, 4), ${iban}, case state when 'executed' then (requested + interval '6 days')::date end,
       case state when 'executed' then 'RBT-' || left(contract_id::text, 13) end, case state when 'executed' then requested + interval '6 days' end
     from (select id as contract_id, user_id, amount, created_at + interval '30 days' as requested,
         case when random() < 0.5 then 'withdrawal' else 'closing' end as kind,
         case when created_at < now() - interval '100 days' then 'executed'
           else (array['to_qualify', 'to_prepare', 'to_approve', 'to_execute'])[1 + floor(random() * 4)::int] end as state
       from contracts where payment_status = 'paid' and left(id::text, 1) in ('3', 'a')) drawn`,
  ],
  [
    'NAVs and rates',
    `insert into navs (strategy_id, day, vl, source, published_at)
       select s.id, d::date, 100 + round((random() * 20)::numeric, 4), 'import', d
       from strategies s cross join generate_series(current_date - 3650, current_date - 1, interval '1 day') d on conflict do nothing;
     insert into fx_rates (base, quote, day, rate, source, published_at)
       select base, quote, d::date, round((1 + random())::numeric, 4), 'ecb', d
       from (values ('EUR', 'USD'), ('EUR', 'CHF'), ('BTC', 'EUR'), ('ETH', 'EUR')) as pairs (base, quote)
         cross join generate_series(current_date - 9000, current_date - 1, interval '1 day') d
       where extract(isodow from d) < 6 on conflict do nothing`,
  ],
  [
    'entries of the journal',
    `create temporary table bench_entries as
       select row_number() over (order by day, id) as place, id, day, amount, contract_id,
         (select strategy_id from contracts c where c.id = contract_id) as strategy_id,
         (select coalesce(max(number), 0) from journal_entries) as base
       from receipts where state = 'attached';
     insert into journal_entries (number, kind, order_day, booked_at, contract_id, subject_type, subject_id)
       select base + 3 * (place - 1) + step, kind, day, day + interval '12 hours', case when step > 1 then contract_id end, 'receipt', id
       from bench_entries cross join (values (1, 'receipt'), (2, 'match'), (3, 'deal-in')) as steps (step, kind);`,
  ],
  [
    'their postings',
    `insert into postings (entry, line, account, asset, amount)
       select base + 3 * (place - 1) + step, line, replace(replace(account, '<contract>', contract_id::text), '<strategy>', strategy_id), 'EUR',
         sign * amount
       from bench_entries cross join (values (1, 1, '${bank}', 1), (1, 2, 'unmatched', -1), (2, 1, 'unmatched', 1),
         (2, 2, 'waiting:<contract>', -1), (3, 1, 'waiting:<contract>', 1), (3, 2, 'invested:<strategy>', -1)) as lines (step, line, account, sign);
     insert into book_counters (name, last) select 'journal', max(number) from journal_entries
       on conflict (name) do update set last = excluded.last`,
  ],
  [
    'movements of units',
    `insert into unit_movements (strategy_id, number, contract_id, order_id, nature, units, order_day, dealing_day, nav, nav_version, quotes,
       asset, gross, fees, net, reference_amount, cost, entry, booked_at)
     select e.strategy_id, row_number() over (partition by e.strategy_id order by e.place), e.contract_id, o.id, 'subscription',
       round(e.amount / n.vl, 12), e.day, e.day, n.vl, 1,
       case when f.base is null then '[]' else jsonb_build_array(jsonb_build_object('base', f.base, 'quote', f.quote, 'day', f.day, 'rate', f.rate::text)) end,
       'EURO', e.amount, 0, e.amount, e.amount, e.amount, e.base + 3 * e.place, e.day
     from bench_entries e join orders o on o.contract_id = e.contract_id and o.state = 'executed'
       join navs n on n.strategy_id = e.strategy_id and n.day = e.day
       left join (values ('usdfy', 'EUR', 'USD'), ('btcfy', 'BTC', 'EUR'), ('ethfy', 'ETH', 'EUR')) as pairs (strategy, base, quote)
         on pairs.strategy = e.strategy_id
       left join fx_rates f on f.base = pairs.base and f.quote = pairs.quote
         and f.day = e.day - greatest(extract(isodow from e.day)::int - 5, 0)`,
  ],
  [
    'corrected values, most of them decided',
    `create temporary table bench_corrected as
       select strategy_id, day, row_number() over (order by day desc) as age from (
         select strategy_id, day from navs where strategy_id in ('usdfy', 'btcfy', 'ethfy', 'eurfy')
           and day between current_date - 1500 and current_date - 30 order by random() limit 40) drawn;
     insert into nav_revisions (strategy_id, day, version, vl, source, published_at, replaced_at)
       select strategy_id, day, 1, vl, source, published_at, now() from navs join bench_corrected using (strategy_id, day);
     update navs n set vl = round(vl * 1.008, 8), version = 2, published_at = now() from bench_corrected c
       where n.strategy_id = c.strategy_id and n.day = c.day;
     create temporary table bench_corrected_rates as
       select base, quote, day from fx_rates where base <> 'EUR' and extract(isodow from day) < 5
         and day between current_date - 1500 and current_date - 30 order by random() limit 10;
     insert into fx_rate_revisions (base, quote, day, version, rate, source, published_at, replaced_at)
       select base, quote, day, 1, rate, source, published_at, now() from fx_rates join bench_corrected_rates using (base, quote, day);
     update fx_rates r set rate = round(rate * 1.008, 6), version = 2, published_at = now() from bench_corrected_rates c
       where r.base = c.base and r.quote = c.quote and r.day = c.day;
     insert into deal_decisions (id, strategy_id, movement, decision, reason, decided_by, decided_at)
       select gen_random_uuid(), m.strategy_id, m.number, 'left', 'Écart accepté', ${staff}, now()
       from bench_corrected c join unit_movements m on m.strategy_id = c.strategy_id and m.dealing_day = c.day where c.age > 2
       union all
       select gen_random_uuid(), m.strategy_id, m.number, 'left', 'Écart accepté', ${staff}, now()
       from bench_corrected_rates c join unit_movements m on m.dealing_day between c.day and c.day + 3
         and m.quotes @> jsonb_build_array(jsonb_build_object('base', c.base, 'quote', c.quote, 'day', c.day))`,
  ],
  [
    'what accounts hold',
    `truncate account_days, account_balances;
     insert into account_days (account, asset, day, debit, credit, lines)
       select p.account, p.asset, e.order_day, coalesce(sum(p.amount) filter (where p.amount > 0), 0),
         coalesce(-sum(p.amount) filter (where p.amount < 0), 0), count(*)
       from postings p join journal_entries e on e.number = p.entry group by 1, 2, 3;
     insert into account_balances (account, asset, debit, credit)
       select account, asset, sum(debit), sum(credit) from account_days group by account, asset`,
  ],
  [
    'decided changes',
    `insert into change_requests (id, kind, state, subject_type, subject_id, subject_label, payload, fingerprint, maker_id, reason, created_at,
       expires_at, checker_id, decided_at)
     select gen_random_uuid(), 'payment.validate', case when n <= 40 then 'pending' else 'approved' end, 'contract', gen_random_uuid()::text,
       'Client ' || n, '{"input":{},"lines":[]}', '', ${staff}, 'Montant vérifié', now() - n * interval '10 minutes', now() + interval '7 days',
       case when n > 40 then ${staff} end, case when n > 40 then now() - n * interval '9 minutes' end
     from generate_series(1, (select count(*) / 10 from contracts)) n`,
  ],
  [
    'the trail, which no link seals',
    `insert into audit_log (at, actor_id, actor_role, action, object_type, object_id, request_id)
       select created_at, user_id, 'client', case when left(id::text, 3) = '000' then 'kyc.changed' else 'contract.created' end, 'contract', id::text, id::text
       from contracts order by created_at`,
  ],
  [
    'the ends of accounts in the contracts',
    `update contracts c set search_text = c.search_text || ' ' || fold_text(concat_ws(' ', r.txid, r.external_id, right(r.payer_account, 4)))
       from receipts r where r.contract_id = c.id and left(c.id::text, 1) < '2'`,
  ],
  [
    'what payouts are found by',
    `update payouts p set search_text = fold_text(concat_ws(' ', u.firstname, u.lastname, u.firstname, u.company_name, u.email, c.po_number,
         p.reference, p.beneficiary_name, p.beneficiary_account))
       from users u, contracts c where u.id = p.user_id and c.id = p.contract_id`,
  ],
  [
    'the counts of lists',
    `delete from list_counts where list in ('payouts', 'payout_amounts', 'receipts', 'change_requests', 'waiting_orders');
     insert into list_counts (list, key, count)
       select 'payouts', jsonb_build_object('state', state, 'kind', kind), count(*) from payouts group by state, kind
       union all select 'payout_amounts', jsonb_build_object('state', state, 'kind', kind, 'asset', asset), sum(amount)
         from payouts group by state, kind, asset
       union all select 'receipts', jsonb_build_object('state', state), count(*) from receipts group by state
       union all select 'change_requests', jsonb_build_object('state', state, 'kind', kind), count(*) from change_requests group by state, kind
       union all select 'waiting_orders', jsonb_build_object('kind', o.kind, 'strategy_id', c.strategy_id), count(*)
         from orders o join contracts c on c.id = o.contract_id where o.state = 'waiting' group by o.kind, c.strategy_id`,
  ],
];
