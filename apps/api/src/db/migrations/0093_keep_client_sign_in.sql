-- A sign-in is no change of what the account shows of itself: the version of its data stays, and with it what is cached.
drop trigger users_version on users;
--> statement-breakpoint
create trigger users_version after insert or delete on users for each row execute function bump_user_version('id');
--> statement-breakpoint
create trigger users_version_changed after update on users for each row
  when (new.signed_in_at is null or new.signed_in_at is not distinct from old.signed_in_at)
  execute function bump_user_version('id');
--> statement-breakpoint
create function note_sign_in() returns trigger language plpgsql as $$
begin
  update users set signed_in_at = new.created_at
    where id = new.user_id and (signed_in_at is null or signed_in_at < new.created_at);
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_sign_in after insert on sessions for each row execute function note_sign_in();
--> statement-breakpoint
create function is_closed_account(account users) returns boolean language sql stable as $$
  select account.email like '%@compte-ferme.invalid' or account.disabled_at is not null and account.locked_at is null
$$;
--> statement-breakpoint
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
    case when is_closed_account(account) then 'closed' when account.locked_at is not null then 'locked' else 'open' end,
    account.assigned_sales_id, null, 0, 0, null, account.created_at, 0, 0, 0, 0, null, null,
    case when exists (select from document_expiries e where e.user_id = account.id and e.step is not null)
      then 'expiring' else 'current' end,
    upper(trim(account.country_address)),
    case when account.can_access_yield and account.can_access_kaskad then 'both'
      when account.can_access_yield then 'yield' when account.can_access_kaskad then 'kaskad' else 'none' end,
    case when is_closed_account(account) then null else account.signed_in_at end
$$;
--> statement-breakpoint
create or replace function describe_client(account_id uuid) returns void language plpgsql as $$
declare
  card client_cards;
begin
  perform lock_client_card(account_id);
  select d.* into card from users u cross join lateral client_card_of(u) d
    where u.id = account_id and u.role in ('client', 'cgp');
  if card.user_id is null then
    delete from client_cards where user_id = account_id;
    return;
  end if;
  insert into client_cards as kept
    (user_id, name, search_text, kind, identity, documents, profile, state, sales_id, created_at, validity, country, services,
      signed_in_at)
    values (card.user_id, card.name, card.search_text, card.kind, card.identity, card.documents, card.profile, card.state,
      card.sales_id, card.created_at, card.validity, card.country, card.services, card.signed_in_at)
    on conflict (user_id) do update set name = excluded.name, search_text = excluded.search_text, kind = excluded.kind,
      identity = excluded.identity, documents = excluded.documents, profile = excluded.profile, state = excluded.state,
      sales_id = excluded.sales_id, validity = excluded.validity, country = excluded.country, services = excluded.services,
      signed_in_at = excluded.signed_in_at
    where (kept.name, kept.search_text, kept.kind, kept.identity, kept.documents, kept.profile, kept.state, kept.sales_id,
        kept.validity, kept.country, kept.services, kept.signed_in_at)
      is distinct from (excluded.name, excluded.search_text, excluded.kind, excluded.identity, excluded.documents,
        excluded.profile, excluded.state, excluded.sales_id, excluded.validity, excluded.country, excluded.services,
        excluded.signed_in_at);
end $$;
--> statement-breakpoint
-- Before a trigger reads the column: no card is described again for it.
update users u set signed_in_at = s.at
  from (select user_id, max(created_at) as at from sessions group by user_id) s where s.user_id = u.id;
--> statement-breakpoint
drop trigger users_list_card on users;
--> statement-breakpoint
create trigger users_list_card after insert or update of role, email, kyc_status, is_company, firstname, lastname, phone, address,
  zip_code, city, country_address, company_name, registration_number, assigned_sales_id, disabled_at, locked_at,
  can_access_yield, can_access_kaskad, signed_in_at on users
  for each row execute function describe_client_of_account();
--> statement-breakpoint
update client_cards c set country = d.country, services = d.services, signed_in_at = d.signed_in_at
  from users u cross join lateral client_card_of(u) d where u.id = c.user_id;
