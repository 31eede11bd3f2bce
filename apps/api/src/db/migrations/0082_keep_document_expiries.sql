-- « Documents expirant < 30 j »: a trait of the card of a client, which the step of their documents gives.
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
    account.assigned_sales_id, null, 0, 0, null, account.created_at, 0, 0, 0, 0, null, null,
    case when exists (select from document_expiries e where e.user_id = account.id and e.step is not null)
      then 'expiring' else 'current' end
$$;
--> statement-breakpoint
create or replace function describe_client(account_id uuid) returns void language plpgsql as $$
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
    (user_id, name, search_text, kind, identity, documents, profile, state, sales_id, created_at, validity)
    values (card.user_id, card.name, card.search_text, card.kind, card.identity, card.documents, card.profile, card.state,
      card.sales_id, card.created_at, card.validity)
    on conflict (user_id) do update set name = excluded.name, search_text = excluded.search_text, kind = excluded.kind,
      identity = excluded.identity, documents = excluded.documents, profile = excluded.profile, state = excluded.state,
      sales_id = excluded.sales_id, validity = excluded.validity
    where (kept.name, kept.search_text, kept.kind, kept.identity, kept.documents, kept.profile, kept.state, kept.sales_id,
        kept.validity)
      is distinct from (excluded.name, excluded.search_text, excluded.kind, excluded.identity, excluded.documents,
        excluded.profile, excluded.state, excluded.sales_id, excluded.validity);
end $$;
--> statement-breakpoint
create trigger document_expiries_client_card after insert or delete or update of step on document_expiries
  for each row execute function describe_client_of_row();
--> statement-breakpoint
-- Another image of an identity: nobody has read its day yet. Of a company, the old file is deleted, and its row with it.
create function forget_identity_expiry() returns trigger language plpgsql as $$
begin
  delete from document_expiries where user_id = new.user_id and document = 'identity';
  return null;
end $$;
--> statement-breakpoint
create trigger identity_documents_expiry after insert on identity_documents
  for each row execute function forget_identity_expiry();
--> statement-breakpoint
drop trigger client_cards_count_added on client_cards;
--> statement-breakpoint
drop trigger client_cards_count_removed on client_cards;
--> statement-breakpoint
drop trigger client_cards_count_changed on client_cards;
--> statement-breakpoint
create trigger client_cards_count_added after insert on client_cards referencing new table as changed
  for each statement execute function count_list_statement(
    'client_cards', 'kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'validity', 'state');
--> statement-breakpoint
create trigger client_cards_count_removed after delete on client_cards referencing old table as changed
  for each statement execute function count_list_statement(
    'client_cards', 'kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'validity', 'state');
--> statement-breakpoint
create trigger client_cards_count_changed after update on client_cards for each row
  when ((old.kind, old.identity, old.documents, old.profile, old.adviser, old.holding, old.validity, old.state)
    is distinct from (new.kind, new.identity, new.documents, new.profile, new.adviser, new.holding, new.validity, new.state))
  execute function count_list_row(
    'client_cards', 'kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'validity', 'state');
--> statement-breakpoint
delete from list_count_deltas where list = 'client_cards';
--> statement-breakpoint
delete from list_counts where list = 'client_cards';
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'client_cards', count_key(to_jsonb(c),
    array['kind', 'identity', 'documents', 'profile', 'adviser', 'holding', 'validity', 'state']), count(*)
  from client_cards c group by 2;
