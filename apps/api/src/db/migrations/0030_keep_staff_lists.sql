-- Without accents, ligatures or capitals: what is stored and what is typed are folded by this one function.
create function fold_text(value text) returns text language sql immutable parallel safe as $$
  select lower(replace(replace(
    regexp_replace(normalize(coalesce(value, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'æ', 'ae'))
$$;
--> statement-breakpoint
-- What « Souscriptions » finds a contract by: its client, its numbers, the references of its proof and of what was received
-- for it, the wallet it comes from, and the end of the account that paid.
create function describe_contract() returns trigger language plpgsql as $$
declare
  client record;
  proof record;
begin
  select lastname, firstname, company_name, email into client from users where id = new.user_id;
  select reference, txid into proof from payment_proofs where contract_id = new.id;
  new.client_name := fold_text(concat_ws(' ', client.lastname, client.firstname));
  new.search_text := fold_text(concat_ws(' ',
    client.firstname, client.lastname, client.firstname, client.company_name, client.email,
    new.po_number, new.payment_reference, new.payment_origin, proof.reference, proof.txid,
    (select string_agg(concat_ws(' ', txid, external_id, right(payer_account, 4)), ' ')
      from receipts where contract_id = new.id)));
  return new;
end $$;
--> statement-breakpoint
create trigger contracts_described before insert or update of
  id, user_id, po_number, payment_reference, payment_origin, search_text on contracts
  for each row execute function describe_contract();
--> statement-breakpoint
-- Each describes the contracts of a changed row again: the trigger above replaces the empty text.
create function describe_contracts_of_client() returns trigger language plpgsql as $$
begin
  update contracts set search_text = '' where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_describe_contracts after update of firstname, lastname, company_name, email on users
  for each row when ((old.firstname, old.lastname, old.company_name, old.email)
    is distinct from (new.firstname, new.lastname, new.company_name, new.email))
  execute function describe_contracts_of_client();
--> statement-breakpoint
create function describe_contract_of_row() returns trigger language plpgsql as $$
begin
  update contracts set search_text = '' where id in (
    case when tg_op <> 'INSERT' then old.contract_id end, case when tg_op <> 'DELETE' then new.contract_id end);
  return null;
end $$;
--> statement-breakpoint
create trigger payment_proofs_describe_contract after insert or delete or update of reference, txid on payment_proofs
  for each row execute function describe_contract_of_row();
--> statement-breakpoint
create trigger receipts_describe_contract after update of contract_id on receipts
  for each row when (old.contract_id is distinct from new.contract_id) execute function describe_contract_of_row();
--> statement-breakpoint
create trigger receipts_describe_new_contract after insert on receipts
  for each row when (new.contract_id is not null) execute function describe_contract_of_row();
--> statement-breakpoint
create function count_key(row_values jsonb, columns text[]) returns jsonb language sql immutable parallel safe as $$
  select jsonb_object_agg(name, row_values -> name) from unnest(columns) as name
$$;
--> statement-breakpoint
-- Inserts what a change adds to the counts of a list, named by the first argument; the others name the columns of its key.
create function count_list_row() returns trigger language plpgsql as $$
declare
  list_name text := tg_argv[0];
  before jsonb;
  after jsonb;
begin
  if tg_op <> 'INSERT' then before := count_key(to_jsonb(old), tg_argv[1:]); end if;
  if tg_op <> 'DELETE' then after := count_key(to_jsonb(new), tg_argv[1:]); end if;
  if before is not distinct from after then return null; end if;
  insert into list_count_deltas (list, key, delta)
    select list_name, key, delta from (values (before, -1), (after, 1)) as change (key, delta) where key is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger contracts_counted after insert or delete or update of status, payment_status, strategy_id on contracts
  for each row execute function count_list_row('contracts', 'status', 'payment_status', 'strategy_id');
--> statement-breakpoint
update contracts set search_text = '';
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'contracts', jsonb_build_object('status', status, 'payment_status', payment_status, 'strategy_id', strategy_id), count(*)
  from contracts group by status, payment_status, strategy_id;
