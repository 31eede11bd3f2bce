// « Clients » at volume: a fifth are companies, some wait to be examined, a third have an adviser; their cards and counts as the
// migration that made them writes them (0061).
import type { Client } from './bulk-fill.ts';

const statements = [
  `update users u set is_company = b.number % 5 = 0,
     company_name = case when b.number % 5 = 0 then u.lastname || ' Conseil' else '' end,
     registration_number = case when b.number % 5 = 0 then lpad(b.number::text, 9, '0') else '' end,
     kyc_status = case when b.number % 20 = 0 then 'pending' when b.number % 20 = 1 then 'rejected' else u.kyc_status end,
     country_address = (array['FRA', 'FRA', 'FRA', 'BEL', 'CHE', 'LUX'])[1 + b.number % 6],
     can_access_yield = b.number % 10 > 0, can_access_kaskad = b.number % 50 = 0,
     signed_in_at = now() - random() * interval '400 days',
     assigned_sales_id = case when b.number % 3 = 0 then (select id from users where role = 'commercial' limit 1) else null end,
     created_at = now() - random() * interval '1000 days'
   from bench_clients b where u.id = b.id`,
  'delete from client_cards',
  `insert into client_cards (user_id, name, search_text, kind, identity, documents, profile, state, sales_id, contracts, active_contracts, created_at, initiated,
     signed, proved, paid, country, services, signed_in_at)
   select d.user_id, d.name, d.search_text, d.kind, d.identity, d.documents, d.profile, d.state, d.sales_id,
     coalesce(n.total, 0), coalesce(n.active, 0), d.created_at, coalesce(n.initiated, 0),
     coalesce(n.signed, 0), coalesce(n.proved, 0), coalesce(n.paid, 0), d.country, d.services, d.signed_in_at
   from users u cross join lateral client_card_of(u) d
     left join (select user_id, count(*)::int as total, count(*) filter (where is_active_contract(status))::int as active,
         count(*) filter (where stage = 'initiated')::int as initiated, count(*) filter (where stage = 'signed')::int as signed,
         count(*) filter (where stage = 'proved')::int as proved, count(*) filter (where stage = 'paid')::int as paid
       from (select user_id, status, contract_stage(status, payment_status, renounced_at) as stage from contracts) k
       group by user_id) n on n.user_id = u.id
   where u.role in ('client', 'cgp')`,
  `delete from list_counts where list = 'client_cards'`,
  `insert into list_counts (list, key, count)
   select 'client_cards', count_key(to_jsonb(c), array['kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'validity', 'state']), count(*)
   from client_cards c group by 2`,
  `delete from list_counts where list = 'adviser_clients'`,
  `insert into list_counts (list, key, count)
   select 'adviser_clients', count_key(to_jsonb(c), array['sales_id', 'state']), count(*) from client_cards c group by 2`,
];

/** After the contracts, which are counted on the cards. */
export async function fillClientCards(client: Client): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
