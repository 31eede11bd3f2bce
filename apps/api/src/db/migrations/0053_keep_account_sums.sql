-- What a list counts, by statement: thousands of inserted rows leave a delta for each key, not for each row. The first argument names
-- the list, the others the columns of its key. A change is counted by row, where one of those columns changed: most changes are of others.
create function count_list_statement() returns trigger language plpgsql as $$
begin
  insert into list_count_deltas (list, key, delta)
    select tg_argv[0], count_key(to_jsonb(c), tg_argv[1:]), case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed c group by 2;
  return null;
end $$;
--> statement-breakpoint
drop trigger contracts_counted on contracts;
--> statement-breakpoint
-- A trigger with the rows of its statement has one event.
do $$
declare
  counted record;
begin
  for counted in select * from (values
    ('contracts', array['status', 'payment_status', 'strategy_id']),
    ('payouts', array['state', 'kind']),
    ('receipts', array['state'])) as listed (name, columns)
  loop
    execute format('create trigger %1$s_count_added after insert on %1$s referencing new table as changed
      for each statement execute function count_list_statement(%1$L, %2$s)',
      counted.name, (select string_agg(quote_literal(c), ', ') from unnest(counted.columns) c));
    execute format('create trigger %1$s_count_removed after delete on %1$s referencing old table as changed
      for each statement execute function count_list_statement(%1$L, %2$s)',
      counted.name, (select string_agg(quote_literal(c), ', ') from unnest(counted.columns) c));
    execute format('create trigger %1$s_count_changed after update of %3$s on %1$s for each row
      when ((%4$s) is distinct from (%5$s)) execute function count_list_row(%1$L, %2$s)',
      counted.name, (select string_agg(quote_literal(c), ', ') from unnest(counted.columns) c),
      (select string_agg(quote_ident(c), ', ') from unnest(counted.columns) c),
      (select string_agg('old.' || quote_ident(c), ', ') from unnest(counted.columns) c),
      (select string_agg('new.' || quote_ident(c), ', ') from unnest(counted.columns) c));
  end loop;
end $$;
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'payouts', jsonb_build_object('state', state, 'kind', kind), count(*) from payouts group by state, kind
  union all select 'receipts', jsonb_build_object('state', state), count(*) from receipts group by state;
--> statement-breakpoint
-- What the accounts hold follows their postings, which are never changed: see db/schema/account-sums.ts.
create function add_account_sums() returns trigger language plpgsql as $$
begin
  insert into account_days as kept (account, asset, day, debit, credit, lines)
    select a.account, a.asset, e.order_day, coalesce(sum(a.amount) filter (where a.amount > 0), 0),
      coalesce(-sum(a.amount) filter (where a.amount < 0), 0), count(*)
    from added a join journal_entries e on e.number = a.entry group by 1, 2, 3 order by 1, 2, 3
    on conflict (account, asset, day) do update set debit = kept.debit + excluded.debit,
      credit = kept.credit + excluded.credit, lines = kept.lines + excluded.lines;
  insert into account_balances as kept (account, asset, debit, credit)
    select a.account, a.asset, coalesce(sum(a.amount) filter (where a.amount > 0), 0),
      coalesce(-sum(a.amount) filter (where a.amount < 0), 0)
    from added a group by 1, 2 order by 1, 2
    on conflict (account, asset) do update set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit;
  return null;
end $$;
--> statement-breakpoint
create trigger postings_summed after insert on postings
  referencing new table as added for each statement execute function add_account_sums();
--> statement-breakpoint
insert into account_days (account, asset, day, debit, credit, lines)
  select p.account, p.asset, e.order_day, coalesce(sum(p.amount) filter (where p.amount > 0), 0),
    coalesce(-sum(p.amount) filter (where p.amount < 0), 0), count(*)
  from postings p join journal_entries e on e.number = p.entry group by 1, 2, 3;
--> statement-breakpoint
insert into account_balances (account, asset, debit, credit)
  select account, asset, sum(debit), sum(credit) from account_days group by account, asset;
--> statement-breakpoint
-- A column that is computed is not there yet in what a trigger before the change is given.
drop trigger receipts_kept on receipts;
--> statement-breakpoint
create trigger receipts_kept before update on receipts for each row execute function refuse_all_but(
  'state', 'contract_id', 'user_id', 'attached_at', 'attached_by', 'reason', 'confirmations', 'booking_day', 'search_text');
--> statement-breakpoint
-- What « Versements » finds a payout by: its client, its contract, the receipt that it returns, its beneficiary and its reference.
create function describe_payout() returns trigger language plpgsql as $$
declare
  client record;
  receipt record;
begin
  select lastname, firstname, company_name, email into client from users where id = new.user_id;
  select payer_name, payer_account, wording, txid into receipt from receipts where id = new.receipt_id;
  new.search_text := fold_text(concat_ws(' ',
    client.firstname, client.lastname, client.firstname, client.company_name, client.email,
    (select po_number from contracts where id = new.contract_id),
    receipt.payer_name, receipt.payer_account, receipt.wording, receipt.txid,
    new.reference, new.beneficiary_name, new.beneficiary_account));
  return new;
end $$;
--> statement-breakpoint
create trigger payouts_described before insert or update of
  user_id, contract_id, receipt_id, reference, beneficiary_name, beneficiary_account, search_text on payouts
  for each row execute function describe_payout();
--> statement-breakpoint
create function describe_payouts_of_client() returns trigger language plpgsql as $$
begin
  update payouts set search_text = '' where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_describe_payouts after update of firstname, lastname, company_name, email on users
  for each row when ((old.firstname, old.lastname, old.company_name, old.email)
    is distinct from (new.firstname, new.lastname, new.company_name, new.email))
  execute function describe_payouts_of_client();
--> statement-breakpoint
update payouts set search_text = '';
