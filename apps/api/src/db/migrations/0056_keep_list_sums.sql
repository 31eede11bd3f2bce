-- What the amounts of a list add up to, beside its counts and in their tables: the job that folds these, of this release or the last,
-- folds both. The first argument names the list, the others the columns of its key.
create function sum_list_statement() returns trigger language plpgsql as $$
begin
  insert into list_count_deltas (list, key, delta)
    select tg_argv[0], count_key(to_jsonb(c), tg_argv[1:]), case tg_op when 'INSERT' then sum(c.amount) else -sum(c.amount) end
    from changed c group by 2;
  return null;
end $$;
--> statement-breakpoint
create function sum_list_row() returns trigger language plpgsql as $$
declare
  list_name text := tg_argv[0];
  columns text[] := tg_argv[1:];
begin
  insert into list_count_deltas (list, key, delta)
    select list_name, key, sum(delta) from (values
      (count_key(to_jsonb(old), columns), -old.amount),
      (count_key(to_jsonb(new), columns), new.amount)) as change (key, delta) group by key;
  return null;
end $$;
--> statement-breakpoint
-- A trigger with the rows of its statement has one event.
do $$
declare
  summed record;
begin
  for summed in select * from (values
    ('contracts', 'contract_amounts', array['status', 'payment_status', 'strategy_id', 'currency']),
    ('payouts', 'payout_amounts', array['state', 'kind', 'asset'])) as listed (name, list, columns)
  loop
    execute format('create trigger %1$s_sum_added after insert on %1$s referencing new table as changed
      for each statement execute function sum_list_statement(%2$L, %3$s)',
      summed.name, summed.list, (select string_agg(quote_literal(c), ', ') from unnest(summed.columns) c));
    execute format('create trigger %1$s_sum_removed after delete on %1$s referencing old table as changed
      for each statement execute function sum_list_statement(%2$L, %3$s)',
      summed.name, summed.list, (select string_agg(quote_literal(c), ', ') from unnest(summed.columns) c));
    execute format('create trigger %1$s_sum_changed after update of amount, %4$s on %1$s for each row
      when ((old.amount, %5$s) is distinct from (new.amount, %6$s)) execute function sum_list_row(%2$L, %3$s)',
      summed.name, summed.list, (select string_agg(quote_literal(c), ', ') from unnest(summed.columns) c),
      (select string_agg(quote_ident(c), ', ') from unnest(summed.columns) c),
      (select string_agg('old.' || quote_ident(c), ', ') from unnest(summed.columns) c),
      (select string_agg('new.' || quote_ident(c), ', ') from unnest(summed.columns) c));
  end loop;
end $$;
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'contract_amounts', jsonb_build_object('status', status, 'payment_status', payment_status,
    'strategy_id', strategy_id, 'currency', currency), sum(amount)
  from contracts group by status, payment_status, strategy_id, currency
  union all
  select 'payout_amounts', jsonb_build_object('state', state, 'kind', kind, 'asset', asset), sum(amount)
  from payouts group by state, kind, asset;
