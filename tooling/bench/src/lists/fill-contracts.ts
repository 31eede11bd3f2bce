// Contracts of many clients, for the staff's lists: written by the database itself, with what its triggers would keep of them. Names,
// amounts and states are drawn.
import { progress } from '../report.ts';
import { columnsOfUsers } from '../server/prepare-database.ts';
import type { Client } from './bulk-fill.ts';

export interface Volume {
  readonly contracts: number;
  readonly clients: number;
}

const firstNames =
  'Hélène Zoé Camille Yanis Léa Chloé André François Inès Noël Benoît Maëlle Aïcha Jérôme Cécile Rémi Thérèse Loïc Agnès Gaël Marie Paul Louise Hugo Emma Jules Alice Adam Rose Léon';
const lastNames =
  'Dupont Lefèvre Garçon Moreau Petit Bernard Roux Nguyen Benaïssa Martin Durand Leroy Girard Fournier Mercier Dupuis Blanc Guérin Muller Faure Rousseau Gauthier Perrin Morin Chevalier Noël Lambert Masson Renaud Clément Barbier Giraud Brun Collet Prévost';
/** Rows in one transaction. */
const batchSize = 100_000;

export async function fillContracts(client: Client, { contracts, clients }: Volume): Promise<void> {
  await fillUsers(client, clients, {});
  for (let done = 0; done < contracts; done += batchSize) {
    await insertContracts(client, {
      from: done,
      count: Math.min(batchSize, contracts - done),
      contracts,
      clients,
    });
    progress(`${done} of ${contracts} contracts`);
  }
  await client.query(`delete from list_counts where list in ('contracts', 'contract_amounts')`);
  await client.query(`insert into list_counts (list, key, count)
    select 'contracts', jsonb_build_object('status', status, 'payment_status', payment_status, 'strategy_id', strategy_id), count(*)
    from contracts group by status, payment_status, strategy_id
    union all select 'contract_amounts', jsonb_build_object('status', status, 'payment_status', payment_status,
      'strategy_id', strategy_id, 'currency', currency), sum(amount)
    from contracts group by status, payment_status, strategy_id, currency`);
}
/** Copies of a client of the demonstration with other names, numbered in `bench_clients`; `columns` are those that differ from it. */
export async function fillUsers(client: Client, count: number, columns: object): Promise<void> {
  const copied = await columnsOfUsers(client);
  await client.query(
    `insert into users (${copied})
     select ${copied} from (select (jsonb_populate_record(users, $4::jsonb || jsonb_build_object(
       'id', drawn.id, 'external_user_id', drawn.id, 'email', drawn.id || '@exemple.fr', 'assigned_sales_id', null,
       'firstname', first_names[1 + floor(random() * cardinality(first_names))],
       'lastname', last_names[1 + floor(random() * cardinality(last_names))] || '-' ||
         last_names[1 + floor(random() * cardinality(last_names))]))).*
     from users, (select gen_random_uuid() as id, $2::text[] as first_names, $3::text[] as last_names
       from generate_series(1, $1::int)) as drawn
     where users.email = 'yanis.roche@exemple.fr') as copies`,
    [count, firstNames.split(' '), lastNames.split(' '), JSON.stringify(columns)],
  );
  await client.query(`create temporary table bench_clients as
    select id, firstname, lastname, company_name, email, row_number() over () as number from users where email like '%-%@exemple.fr'`);
  await client.query('create unique index on bench_clients (number)');
  await client.query('analyze bench_clients');
}

interface Batch {
  readonly from: number;
  readonly count: number;
  readonly contracts: number;
  readonly clients: number;
}

/** From the oldest to the newest over five years; what is not finished is mostly recent, as in production. */
async function insertContracts(client: Client, { from, count, contracts, clients }: Batch): Promise<void> {
  await client.query(
    `with drawn as (
       select n, random() as state, random() as amount, random() as day, n > $3::int * 0.9 as is_recent,
         now() - interval '5 years' * (1 - n::float8 / $3::int) as created_at,
         1 + floor(random() * $4::int)::int as client, 1 + floor(random() * 4)::int as strategy
       from generate_series($1::int + 1, $1::int + $2::int) as n
     ), decided as (
       select *, case
         when state < 0.03 then 'canceled' when state < 0.04 then 'refused'
         when state < 0.11 then 'closed'
         when is_recent and state < 0.16 then 'pending' else 'signed' end as status,
         case when is_recent and state > 0.98 then 'proved' when is_recent and state > 0.97 then 'checking'
           when is_recent and state > 0.85 then 'waiting' else 'paid' end as payment
       from drawn
     ), contract as materialized (
       select decided.*, gen_random_uuid() as id, bench_clients.id as user_id, firstname, lastname, company_name, email,
         'PO-' || extract(year from created_at) || '-' || lpad(n::text, 7, '0') as po_number,
         case when status in ('canceled', 'refused') then 'canceled' when status = 'pending' then 'waiting'
           when status = 'closed' then 'paid' else payment end as payment_status
       from decided join bench_clients on bench_clients.number = client
     ), proof as materialized (
       select id, user_id, 'VIR-' || left(id::text, 8) as reference, '0x' || encode(sha256(id::text::bytea), 'hex') as txid, created_at
       from contract where payment_status in ('paid', 'proved', 'checking') and left(id::text, 1) < '4'
     ), proved as (
       insert into payment_proofs (contract_id, user_id, reference, executed_on, txid, submitted_at)
       select id, user_id, reference, created_at::date, txid, created_at from proof
     )
     insert into contracts (id, user_id, strategy_id, po_number, status, payment_status, currency, amount, payment_method,
       payment_reference, created_at, updated_at, signed_at, payment_recorded_at, closed_date, client_name, search_text)
     select c.id, c.user_id, (array['usdfy', 'btcfy', 'ethfy', 'eurfy'])[strategy], po_number, status, payment_status,
       'EURO', round((5000 + amount * 95000)::numeric, 2), 'rib', 'REF' || lpad(n::text, 7, '0'), c.created_at, c.created_at,
       case when status in ('signed', 'closed') then c.created_at + day * interval '9 days' end,
       case when payment_status = 'paid' then c.created_at::date + 10 end,
       case when status = 'closed' then current_date end, fold_text(concat_ws(' ', lastname, firstname)),
       fold_text(concat_ws(' ', firstname, lastname, firstname, company_name, email, po_number, 'REF' || lpad(n::text, 7, '0'),
         proof.reference, proof.txid))
     from contract c left join proof on proof.id = c.id`,
    [from, count, contracts, clients],
  );
}
