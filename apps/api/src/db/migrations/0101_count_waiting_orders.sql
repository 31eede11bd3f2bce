-- Orders that wait are counted by product, which their contract has: to count those of one, the contract of each was read. A contract
-- keeps its product once it has an order.
create function count_waiting_orders() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into list_count_deltas (list, key, delta)
      select 'waiting_orders', jsonb_build_object('kind', o.kind, 'strategy_id', c.strategy_id), -count(*)
      from before o join contracts c on c.id = o.contract_id where o.state = 'waiting' group by o.kind, c.strategy_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into list_count_deltas (list, key, delta)
      select 'waiting_orders', jsonb_build_object('kind', o.kind, 'strategy_id', c.strategy_id), count(*)
      from after o join contracts c on c.id = o.contract_id where o.state = 'waiting' group by o.kind, c.strategy_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_count_added after insert on orders referencing new table as after
  for each statement execute function count_waiting_orders();
--> statement-breakpoint
create trigger orders_count_removed after delete on orders referencing old table as before
  for each statement execute function count_waiting_orders();
--> statement-breakpoint
create trigger orders_count_changed after update on orders referencing old table as before new table as after
  for each statement execute function count_waiting_orders();
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'waiting_orders', jsonb_build_object('kind', o.kind, 'strategy_id', c.strategy_id), count(*)
  from orders o join contracts c on c.id = o.contract_id where o.state = 'waiting' group by o.kind, c.strategy_id;
