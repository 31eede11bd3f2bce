-- What « Clients » reads of an account: see db/schema/client-cards.ts. Of the account itself.
create function client_card_of(account users) returns client_cards language sql stable as $$
  select account.id,
    fold_text(case when account.is_company and account.company_name <> '' then account.company_name
      else account.lastname || ' ' || account.firstname end),
    fold_text(concat_ws(' ', account.firstname, account.lastname, account.firstname, account.company_name, account.email,
      account.phone, regexp_replace(regexp_replace(account.phone, '\D', '', 'g'), '^(00)?33', '0'), account.registration_number)),
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
    account.assigned_sales_id, null, 0, 0, null, account.created_at
$$;
--> statement-breakpoint
-- Locks the row before it reads: of two changes at once the second sees what the first made. Contracts are added and taken off apart.
create function describe_client(account_id uuid) returns void language plpgsql as $$
declare
  card client_cards;
begin
  perform from client_cards where user_id = account_id for no key update;
  select d.* into card from users u cross join lateral client_card_of(u) d
    where u.id = account_id and u.role in ('client', 'cgp');
  if card.user_id is null then
    delete from client_cards where user_id = account_id;
    return;
  end if;
  insert into client_cards as kept
    (user_id, name, search_text, kind, identity, documents, profile, state, sales_id, created_at)
    values (card.user_id, card.name, card.search_text, card.kind, card.identity, card.documents, card.profile, card.state,
      card.sales_id, card.created_at)
    on conflict (user_id) do update set name = excluded.name, search_text = excluded.search_text, kind = excluded.kind,
      identity = excluded.identity, documents = excluded.documents, profile = excluded.profile, state = excluded.state,
      sales_id = excluded.sales_id
    where (kept.name, kept.search_text, kept.kind, kept.identity, kept.documents, kept.profile, kept.state, kept.sales_id)
      is distinct from (excluded.name, excluded.search_text, excluded.kind, excluded.identity, excluded.documents,
        excluded.profile, excluded.state, excluded.sales_id);
end $$;
--> statement-breakpoint
create function describe_client_of_account() returns trigger language plpgsql as $$
begin
  perform describe_client(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger users_client_card after insert or update of role, email, kyc_status, is_company, firstname, lastname, phone, address,
  zip_code, city, country_address, company_name, registration_number, assigned_sales_id, disabled_at, locked_at on users
  for each row execute function describe_client_of_account();
--> statement-breakpoint
create function describe_client_of_row() returns trigger language plpgsql as $$
begin
  perform describe_client(coalesce(new.user_id, old.user_id));
  return null;
end $$;
--> statement-breakpoint
create trigger company_documents_client_card after insert or delete or update of status on company_documents
  for each row execute function describe_client_of_row();
--> statement-breakpoint
create trigger identity_documents_client_card after insert or delete on identity_documents
  for each row execute function describe_client_of_row();
--> statement-breakpoint
create trigger applicants_client_card after insert or delete or update of review_revision on applicants
  for each row execute function describe_client_of_row();
--> statement-breakpoint
create function is_active_contract(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('pending', 'signed')
$$;
--> statement-breakpoint
-- By statement: a client may get thousands at once in an import.
create function add_contracts_to_cards() returns trigger language plpgsql as $$
begin
  update client_cards c set contracts = c.contracts + case tg_op when 'INSERT' then n.total else -n.total end,
    active_contracts = c.active_contracts + case tg_op when 'INSERT' then n.active else -n.active end
  from (select user_id, count(*)::int as total, count(*) filter (where is_active_contract(status))::int as active
    from changed group by user_id order by user_id) n
  where c.user_id = n.user_id;
  return null;
end $$;
--> statement-breakpoint
create trigger contracts_card_added after insert on contracts referencing new table as changed
  for each statement execute function add_contracts_to_cards();
--> statement-breakpoint
create trigger contracts_card_removed after delete on contracts referencing old table as changed
  for each statement execute function add_contracts_to_cards();
--> statement-breakpoint
create function move_contract_on_card() returns trigger language plpgsql as $$
begin
  update client_cards set active_contracts = active_contracts + case when is_active_contract(new.status) then 1 else -1 end
    where user_id = new.user_id;
  return null;
end $$;
--> statement-breakpoint
create trigger contracts_card_moved after update of status on contracts for each row
  when (is_active_contract(old.status) is distinct from is_active_contract(new.status))
  execute function move_contract_on_card();
--> statement-breakpoint
insert into client_cards (user_id, name, search_text, kind, identity, documents, profile, state, sales_id, contracts,
    active_contracts, created_at)
  select d.user_id, d.name, d.search_text, d.kind, d.identity, d.documents, d.profile, d.state, d.sales_id,
    coalesce(n.total, 0), coalesce(n.active, 0), d.created_at
  from users u cross join lateral client_card_of(u) d
    left join (select user_id, count(*)::int as total, count(*) filter (where is_active_contract(status))::int as active
      from contracts group by user_id) n on n.user_id = u.id
  where u.role in ('client', 'cgp');
--> statement-breakpoint
create trigger client_cards_count_added after insert on client_cards referencing new table as changed
  for each statement execute function count_list_statement(
    'client_cards', 'kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'state');
--> statement-breakpoint
create trigger client_cards_count_removed after delete on client_cards referencing old table as changed
  for each statement execute function count_list_statement(
    'client_cards', 'kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'state');
--> statement-breakpoint
create trigger client_cards_count_changed after update on client_cards for each row
  when ((old.kind, old.identity, old.documents, old.profile, old.adviser, old.holding, old.state)
    is distinct from (new.kind, new.identity, new.documents, new.profile, new.adviser, new.holding, new.state))
  execute function count_list_row('client_cards', 'kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'state');
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'client_cards', count_key(to_jsonb(c), array['kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'state']),
    count(*)
  from client_cards c group by 2;
