-- « Plans de vesting » counts its tabs by what each change leaves, as the other lists do (0053).
create trigger kaskad_grants_count_added after insert on kaskad_grants referencing new table as changed
  for each statement execute function count_list_statement('kaskad_grants', 'state');
--> statement-breakpoint
create trigger kaskad_grants_count_removed after delete on kaskad_grants referencing old table as changed
  for each statement execute function count_list_statement('kaskad_grants', 'state');
--> statement-breakpoint
create trigger kaskad_grants_count_changed after update of state on kaskad_grants for each row
  when (old.state is distinct from new.state) execute function count_list_row('kaskad_grants', 'state');
--> statement-breakpoint
-- What is granted, and claimed, of each class: the supply is checked without reading its grants.
create function sum_granted_statement() returns trigger language plpgsql as $$
begin
  insert into list_count_deltas (list, key, delta)
    select summed.list, jsonb_build_object('class_id', c.class_id),
      sum(summed.units) * case tg_op when 'INSERT' then 1 else -1 end
    from changed c cross join lateral (values ('kaskad_granted', c.total), ('kaskad_claimed', c.claimed)) as summed (list, units)
    where summed.units <> 0 group by 1, 2;
  return null;
end $$;
--> statement-breakpoint
create function sum_granted_row() returns trigger language plpgsql as $$
begin
  insert into list_count_deltas (list, key, delta)
    select summed.list, jsonb_build_object('class_id', new.class_id), summed.units
    from (values ('kaskad_granted', new.total - old.total), ('kaskad_claimed', new.claimed - old.claimed)) as summed (list, units)
    where summed.units <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger kaskad_grants_sum_added after insert on kaskad_grants referencing new table as changed
  for each statement execute function sum_granted_statement();
--> statement-breakpoint
create trigger kaskad_grants_sum_removed after delete on kaskad_grants referencing old table as changed
  for each statement execute function sum_granted_statement();
--> statement-breakpoint
create trigger kaskad_grants_sum_changed after update of total, claimed on kaskad_grants for each row
  when ((old.total, old.claimed) is distinct from (new.total, new.claimed)) execute function sum_granted_row();
--> statement-breakpoint
-- A version is what its owner was told: it is never written again.
create function keep_grant_version() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a grant is never written again';
end $$;
--> statement-breakpoint
create trigger kaskad_grant_versions_kept before update on kaskad_grant_versions
  for each row execute function keep_grant_version();
