-- The register of holders (decision 52). Version 1 of what is hashed is frozen: another one is another branch, beside it.
create function register_content_hash(kept register_holders) returns text language sql stable as $$
  select audit_sha256(array[kept.salt::text, kept.holder::text])
$$;
--> statement-breakpoint
create function register_entry_hash(entry register_movements) returns text language sql stable as $$
  select case entry.version when 1 then audit_sha256(array[
    'register/1', entry.strategy_id, entry.number::text, entry.previous_hash, entry.content_hash, entry.movement::text,
    entry.rectifies::text, entry.contract_id::text, entry.nature, to_char(entry.operation_day, 'YYYY-MM-DD'), entry.reference,
    entry.units::text, entry.amount::text, entry.asset, (extract(epoch from entry.entered_at) * 1000000)::bigint::text,
    entry.entered_by::text]) end
$$;
--> statement-breakpoint
-- The caller holds the strategy's counter, so that no other entry takes the same place of the chain.
create function seal_register_entry() returns trigger language plpgsql as $$
declare
  kept register_holders;
begin
  select * into kept from register_holders h where h.strategy_id = new.strategy_id and h.number = new.number;
  if kept.holder is null then
    raise exception 'entry % of % has no holder', new.number, new.strategy_id using errcode = '23514';
  end if;
  new.version := 1;
  new.content_hash := register_content_hash(kept);
  new.previous_hash := coalesce((select hash from register_movements
    where strategy_id = new.strategy_id and number = new.number - 1), repeat('0', 64));
  new.hash := register_entry_hash(new);
  return new;
end $$;
--> statement-breakpoint
create trigger register_movements_seal before insert on register_movements
  for each row execute function seal_register_entry();
--> statement-breakpoint
create trigger register_movements_append_only before update or delete on register_movements
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger register_movements_no_truncate before truncate on register_movements
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger register_attestations_append_only before update or delete on register_attestations
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger register_attestations_no_truncate before truncate on register_attestations
  for each statement execute function refuse_change();
--> statement-breakpoint
create function refuse_all_but_holder_erasure() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.salt, new.holder) > 0
    or to_jsonb(new) - array['salt', 'holder'] <> to_jsonb(old) - array['salt', 'holder']
  then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger register_holders_erasure_only before update on register_holders
  for each row execute function refuse_all_but_holder_erasure();
--> statement-breakpoint
create trigger register_holders_append_only before delete on register_holders
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger register_holders_no_truncate before truncate on register_holders
  for each statement execute function refuse_change();
--> statement-breakpoint
-- What is wrong with the entries of a strategy after one number and up to another; each is judged by itself, the one before it and
-- the movement that it enters.
create function register_faults(of_strategy text, after_number bigint, up_to bigint)
  returns table (number bigint, problem text) language sql stable as $$
  select * from (
    select e.number, case
        when before.number is null and e.number > 1 then 'missing'
        when e.previous_hash <> coalesce(before.hash, repeat('0', 64)) then 'order'
        when register_entry_hash(e) is distinct from e.hash then 'changed'
        when kept.strategy_id is null or kept.salt is null and kept.holder is not null
          or kept.salt is not null and register_content_hash(kept) <> e.content_hash then 'holder'
        when e.rectifies is null and (e.units, e.contract_id, e.nature) is distinct from (moved.units, moved.contract_id, moved.nature)
          or e.rectifies is not null and e.units <> 0 then 'units'
        when told.id is null or told.salt is not null and told.after ->> 'sha256' is distinct from e.hash then 'trail'
      end
    from register_movements e
      left join register_movements before on before.strategy_id = e.strategy_id and before.number = e.number - 1
      left join register_holders kept on kept.strategy_id = e.strategy_id and kept.number = e.number
      left join unit_movements moved on moved.strategy_id = e.strategy_id and moved.number = e.movement
      left join lateral (select a.id, a.salt, a.after from audit_log a where a.object_type = 'register_entry'
        and a.object_id = e.strategy_id || '/' || e.number and a.action in ('register.entered', 'register.rectified')
        order by a.id limit 1) told on true
    where e.strategy_id = of_strategy and e.number > after_number and e.number <= up_to
  ) judged (number, problem) where problem is not null
$$;
--> statement-breakpoint
-- What the keeper's list finds a line by: no address of a mailbox, no telephone.
create function describe_register_line() returns trigger language plpgsql as $$
begin
  new.search_text := fold_text(concat_ws(' ', (select concat_ws(' ', u.firstname, u.lastname, u.firstname, u.company_name,
      u.registration_number, c.po_number) from contracts c join users u on u.id = c.user_id where c.id = new.contract_id),
    new.reference));
  return new;
end $$;
--> statement-breakpoint
create trigger register_lines_described before insert or update of contract_id, reference, search_text on register_lines
  for each row execute function describe_register_line();
--> statement-breakpoint
create function describe_register_lines_of_client() returns trigger language plpgsql as $$
begin
  update register_lines set search_text = '' where contract_id in (select id from contracts where user_id = new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger users_describe_register after update of firstname, lastname, company_name, registration_number on users
  for each row when ((old.firstname, old.lastname, old.company_name, old.registration_number)
    is distinct from (new.firstname, new.lastname, new.company_name, new.registration_number))
  execute function describe_register_lines_of_client();
--> statement-breakpoint
create function is_register_unpaid(status text, payment_status text) returns boolean language sql immutable parallel safe as $$
  select status = 'signed' and payment_status in ('waiting', 'proved', 'checking')
$$;
--> statement-breakpoint
-- By statement, as all that follow: imports and executions bring thousands.
create function list_unpaid_contracts() returns trigger language plpgsql as $$
begin
  insert into register_lines (contract_id, strategy_id, nature, state, amount, asset, since)
    select id, strategy_id, 'subscription', 'unpaid', amount, currency, coalesce(signed_at, created_at)
    from changed where is_register_unpaid(status, payment_status);
  return null;
end $$;
--> statement-breakpoint
create trigger contracts_register_added after insert on contracts referencing new table as changed
  for each statement execute function list_unpaid_contracts();
--> statement-breakpoint
create function move_unpaid_contract() returns trigger language plpgsql as $$
begin
  delete from register_lines where contract_id = new.id and state = 'unpaid';
  if is_register_unpaid(new.status, new.payment_status) then
    insert into register_lines (contract_id, strategy_id, nature, state, amount, asset, since)
      values (new.id, new.strategy_id, 'subscription', 'unpaid', new.amount, new.currency, coalesce(new.signed_at, new.created_at));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger contracts_register_moved after update of status, payment_status on contracts for each row
  when (is_register_unpaid(old.status, old.payment_status) <> is_register_unpaid(new.status, new.payment_status))
  execute function move_unpaid_contract();
--> statement-breakpoint
-- Its entries stay, without the name that found them.
create function forget_register_lines() returns trigger language plpgsql as $$
begin
  delete from register_lines l using changed c where l.contract_id = c.id and l.state = 'unpaid';
  update register_lines l set search_text = '' from changed c where l.contract_id = c.id;
  return null;
end $$;
--> statement-breakpoint
create trigger contracts_register_removed after delete on contracts referencing old table as changed
  for each statement execute function forget_register_lines();
--> statement-breakpoint
-- A renunciation moves its units as it is declared: its order waits for the house alone.
create function list_waiting_orders() returns trigger language plpgsql as $$
begin
  insert into register_lines (contract_id, strategy_id, order_id, nature, state, amount, asset, order_day, since)
    select o.contract_id, c.strategy_id, o.id, o.kind, 'undealt', case o.kind when 'subscription' then o.amount else -o.amount end,
      coalesce(o.request_currency, o.asset), o.order_day, o.placed_at
    from changed o join contracts c on c.id = o.contract_id where o.state = 'waiting' and o.kind <> 'renunciation';
  return null;
end $$;
--> statement-breakpoint
create trigger orders_register_added after insert on orders referencing new table as changed
  for each statement execute function list_waiting_orders();
--> statement-breakpoint
create function unlist_orders() returns trigger language plpgsql as $$
begin
  delete from register_lines l using changed c where l.order_id = c.id and l.state = 'undealt' and c.state <> 'waiting';
  return null;
end $$;
--> statement-breakpoint
create trigger orders_register_moved after update on orders referencing new table as changed
  for each statement execute function unlist_orders();
--> statement-breakpoint
create function unlist_deleted_orders() returns trigger language plpgsql as $$
begin
  delete from register_lines l using changed c where l.order_id = c.id and l.state = 'undealt';
  return null;
end $$;
--> statement-breakpoint
create trigger orders_register_removed after delete on orders referencing old table as changed
  for each statement execute function unlist_deleted_orders();
--> statement-breakpoint
-- Movements booked at one instant are listed in the order of their numbers.
create function register_line_of(m unit_movements) returns register_lines language sql stable as $$
  select gen_random_uuid(), m.contract_id, m.strategy_id, m.order_id, m.number, m.nature, 'to_enter', 'none', m.units,
    sign(m.units) * abs(m.gross), m.asset, m.order_day, m.dealing_day,
    m.booked_at + m.number % 1000 * interval '1 microsecond', null::bigint, null::text, null::timestamptz, ''
$$;
--> statement-breakpoint
create function list_movements() returns trigger language plpgsql as $$
begin
  insert into register_lines select line.* from changed c cross join lateral register_line_of(c) line;
  return null;
end $$;
--> statement-breakpoint
create trigger unit_movements_register_added after insert on unit_movements referencing new table as changed
  for each statement execute function list_movements();
--> statement-breakpoint
create function mark_entered_lines() returns trigger language plpgsql as $$
begin
  update register_lines l set state = 'entered', number = coalesce(c.rectifies, c.number), reference = c.reference,
    entered_at = case when c.rectifies is null then c.entered_at else l.entered_at end
  from changed c where (l.strategy_id, l.movement) = (c.strategy_id, c.movement);
  return null;
end $$;
--> statement-breakpoint
create trigger register_movements_listed after insert on register_movements referencing new table as changed
  for each statement execute function mark_entered_lines();
--> statement-breakpoint
create function mark_discrepancy() returns trigger language plpgsql as $$
begin
  update register_lines set gap = case when new.answered_at is null then 'open' else 'corrected' end
    where strategy_id = new.strategy_id and movement = new.movement;
  return null;
end $$;
--> statement-breakpoint
create trigger register_discrepancies_listed after insert or update on register_discrepancies
  for each row execute function mark_discrepancy();
--> statement-breakpoint
create function unlist_discrepancies() returns trigger language plpgsql as $$
begin
  update register_lines set gap = 'none' where strategy_id = old.strategy_id and movement = old.movement
    and not exists (select from register_discrepancies d
      where (d.strategy_id, d.movement) = (old.strategy_id, old.movement));
  return null;
end $$;
--> statement-breakpoint
create trigger register_discrepancies_unlisted after delete on register_discrepancies
  for each row execute function unlist_discrepancies();
--> statement-breakpoint
insert into register_lines (contract_id, strategy_id, nature, state, amount, asset, since)
  select id, strategy_id, 'subscription', 'unpaid', amount, currency, coalesce(signed_at, created_at)
  from contracts where is_register_unpaid(status, payment_status);
--> statement-breakpoint
insert into register_lines (contract_id, strategy_id, order_id, nature, state, amount, asset, order_day, since)
  select o.contract_id, c.strategy_id, o.id, o.kind, 'undealt', case o.kind when 'subscription' then o.amount else -o.amount end,
    coalesce(o.request_currency, o.asset), o.order_day, o.placed_at
  from orders o join contracts c on c.id = o.contract_id where o.state = 'waiting' and o.kind <> 'renunciation';
--> statement-breakpoint
insert into register_lines select line.* from unit_movements m cross join lateral register_line_of(m) line;
--> statement-breakpoint
create trigger register_lines_count_added after insert on register_lines referencing new table as changed
  for each statement execute function count_list_statement('register_lines', 'state', 'gap', 'nature', 'strategy_id');
--> statement-breakpoint
create trigger register_lines_count_removed after delete on register_lines referencing old table as changed
  for each statement execute function count_list_statement('register_lines', 'state', 'gap', 'nature', 'strategy_id');
--> statement-breakpoint
create trigger register_lines_count_changed after update of state, gap, nature, strategy_id on register_lines for each row
  when ((old.state, old.gap, old.nature, old.strategy_id) is distinct from (new.state, new.gap, new.nature, new.strategy_id))
  execute function count_list_row('register_lines', 'state', 'gap', 'nature', 'strategy_id');
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'register_lines', count_key(to_jsonb(l), array['state', 'gap', 'nature', 'strategy_id']), count(*)
  from register_lines l group by 2;
