-- How far each client came, on their card: see db/schema/client-cards.ts. Of the account itself, with the columns of 0078.
create or replace function client_card_of(account users) returns client_cards language sql stable as $$
  select account.id,
    fold_text(case when account.is_company and account.company_name <> '' then account.company_name
      else account.lastname || ' ' || account.firstname end),
    fold_text(concat_ws(' ', account.firstname, account.lastname, account.firstname, account.company_name, account.email,
      account.phone, regexp_replace(regexp_replace(account.phone, '\D', '', 'g'), '^(00)?33', '0'), account.registration_number,
      nullif(regexp_replace(account.registration_number, '\D', '', 'g'), account.registration_number))),
    case when account.is_company then 'company' else 'person' end,
    case when account.kyc_status = 'pending'
        and not exists (select from identity_documents d where d.user_id = account.id)
        and not exists (select from applicants a where a.user_id = account.id and a.review_revision > 0)
      then 'not_started' else account.kyc_status end,
    case when not account.is_company then 'none' else coalesce((select case
        when bool_or(d.status = 'checking') then 'checking'
        when bool_or(d.status = 'rejected') then 'rejected'
        when count(*) < 3 then 'missing' else 'approved' end
      from company_documents d where d.user_id = account.id), 'missing') end,
    case when '' in (trim(account.firstname), trim(account.lastname), trim(account.phone), trim(account.address),
        trim(account.zip_code), trim(account.city), trim(account.country_address))
      then 'incomplete' else 'complete' end,
    case when account.email like '%@compte-ferme.invalid' or account.disabled_at is not null and account.locked_at is null
      then 'closed' when account.locked_at is not null then 'locked' else 'open' end,
    account.assigned_sales_id, null, 0, 0, null, account.created_at, 0, 0, 0, 0, null, null
$$;
--> statement-breakpoint
-- What a contract makes of its client in the pipeline; one that was refused, canceled or renounced, nothing.
create function contract_stage(status text, payment_status text, renounced_at timestamptz) returns text
language sql immutable parallel safe as $$
  select case when payment_status = 'paid' and renounced_at is null then 'paid' when status = 'pending' then 'initiated'
    when status = 'signed' and payment_status in ('proved', 'checking') then 'proved'
    when status = 'signed' and payment_status = 'waiting' then 'signed' else 'none' end
$$;
--> statement-breakpoint
-- By statement: a client may get thousands at once in an import.
create or replace function add_contracts_to_cards() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update client_cards c set contracts = c.contracts + sign * n.total, active_contracts = c.active_contracts + sign * n.active,
    initiated = c.initiated + sign * n.initiated, signed = c.signed + sign * n.signed, proved = c.proved + sign * n.proved,
    paid = c.paid + sign * n.paid
  from (select user_id, count(*)::int as total, count(*) filter (where is_active_contract(status))::int as active,
      count(*) filter (where stage = 'initiated')::int as initiated, count(*) filter (where stage = 'signed')::int as signed,
      count(*) filter (where stage = 'proved')::int as proved, count(*) filter (where stage = 'paid')::int as paid
    from (select user_id, status, contract_stage(status, payment_status, renounced_at) as stage from changed) k
    group by user_id order by user_id) n
  where c.user_id = n.user_id;
  return null;
end $$;
--> statement-breakpoint
create or replace function move_contract_on_card() returns trigger language plpgsql as $$
declare
  was text := contract_stage(old.status, old.payment_status, old.renounced_at);
  becomes text := contract_stage(new.status, new.payment_status, new.renounced_at);
begin
  update client_cards set
    active_contracts = active_contracts + is_active_contract(new.status)::int - is_active_contract(old.status)::int,
    initiated = initiated + (becomes = 'initiated')::int - (was = 'initiated')::int,
    signed = signed + (becomes = 'signed')::int - (was = 'signed')::int,
    proved = proved + (becomes = 'proved')::int - (was = 'proved')::int,
    paid = paid + (becomes = 'paid')::int - (was = 'paid')::int
  where user_id = new.user_id;
  return null;
end $$;
--> statement-breakpoint
drop trigger contracts_card_moved on contracts;
--> statement-breakpoint
create trigger contracts_card_moved after update of status, payment_status, renounced_at on contracts for each row
  when (is_active_contract(old.status) is distinct from is_active_contract(new.status)
    or contract_stage(old.status, old.payment_status, old.renounced_at)
      is distinct from contract_stage(new.status, new.payment_status, new.renounced_at))
  execute function move_contract_on_card();
--> statement-breakpoint
update client_cards c set initiated = n.initiated, signed = n.signed, proved = n.proved, paid = n.paid
from (select user_id, count(*) filter (where stage = 'initiated')::int as initiated,
    count(*) filter (where stage = 'signed')::int as signed, count(*) filter (where stage = 'proved')::int as proved,
    count(*) filter (where stage = 'paid')::int as paid
  from (select user_id, contract_stage(status, payment_status, renounced_at) as stage from contracts) k
  where stage <> 'none' group by user_id) n
where c.user_id = n.user_id;
