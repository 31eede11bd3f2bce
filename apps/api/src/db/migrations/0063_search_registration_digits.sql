-- A SIRET is found however it was typed: its digits are in the text too.
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
    account.assigned_sales_id, null, 0, 0, null, account.created_at
$$;
--> statement-breakpoint
update client_cards c set search_text = d.search_text from users u cross join lateral client_card_of(u) d
  where u.id = c.user_id and u.registration_number ~ '\D';
