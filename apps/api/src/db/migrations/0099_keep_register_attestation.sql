-- The register keeper's view of entries without an attestation, listed and counted as the others. Every line misses one until it is
-- attached, so that the lines of an installation are not written again.
create or replace function register_line_of(m unit_movements) returns register_lines language sql stable as $$
  select gen_random_uuid(), m.contract_id, m.strategy_id, m.order_id, m.number, m.nature, 'to_enter', 'none', m.units,
    sign(m.units) * abs(m.gross), m.asset, m.order_day, m.dealing_day,
    m.booked_at + m.number % 1000 * interval '1 microsecond', null::bigint, null::text, null::timestamptz, '', 'missing'
$$;
--> statement-breakpoint
create function mark_attested_lines() returns trigger language plpgsql as $$
begin
  update register_lines l set attestation = 'attached'
    from changed c join register_movements e on (e.strategy_id, e.number) = (c.strategy_id, c.number)
    where (l.strategy_id, l.movement) = (e.strategy_id, e.movement);
  return null;
end $$;
--> statement-breakpoint
create trigger register_attestations_listed after insert on register_attestations referencing new table as changed
  for each statement execute function mark_attested_lines();
--> statement-breakpoint
-- Its entries stay, without the name that found them; an attestation was one of its holder's documents.
create or replace function forget_register_lines() returns trigger language plpgsql as $$
begin
  delete from register_lines l using changed c where l.contract_id = c.id and l.state = 'unpaid';
  update register_lines l set search_text = '', attestation = 'erased' from changed c where l.contract_id = c.id;
  return null;
end $$;
--> statement-breakpoint
update register_lines l set attestation = 'attached' from register_attestations a
  join register_movements e on (e.strategy_id, e.number) = (a.strategy_id, a.number)
  where (l.strategy_id, l.movement) = (e.strategy_id, e.movement);
--> statement-breakpoint
update register_lines l set attestation = 'erased' where not exists (select from contracts c where c.id = l.contract_id);
--> statement-breakpoint
drop trigger register_lines_count_added on register_lines;
--> statement-breakpoint
drop trigger register_lines_count_removed on register_lines;
--> statement-breakpoint
drop trigger register_lines_count_changed on register_lines;
--> statement-breakpoint
create trigger register_lines_count_added after insert on register_lines referencing new table as changed
  for each statement execute function count_list_statement('register_lines', 'state', 'gap', 'nature', 'attestation', 'strategy_id');
--> statement-breakpoint
create trigger register_lines_count_removed after delete on register_lines referencing old table as changed
  for each statement execute function count_list_statement('register_lines', 'state', 'gap', 'nature', 'attestation', 'strategy_id');
--> statement-breakpoint
create trigger register_lines_count_changed after update of state, gap, nature, attestation, strategy_id on register_lines for each row
  when ((old.state, old.gap, old.nature, old.attestation, old.strategy_id)
    is distinct from (new.state, new.gap, new.nature, new.attestation, new.strategy_id))
  execute function count_list_row('register_lines', 'state', 'gap', 'nature', 'attestation', 'strategy_id');
--> statement-breakpoint
delete from list_counts where list = 'register_lines';
--> statement-breakpoint
delete from list_count_deltas where list = 'register_lines';
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'register_lines', count_key(to_jsonb(l), array['state', 'gap', 'nature', 'attestation', 'strategy_id']), count(*)
  from register_lines l group by 2;
