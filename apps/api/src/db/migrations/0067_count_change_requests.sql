-- « À valider » counts its tabs by what each change leaves, as the other lists do (0053).
create trigger change_requests_count_added after insert on change_requests referencing new table as changed
  for each statement execute function count_list_statement('change_requests', 'state', 'kind');
--> statement-breakpoint
create trigger change_requests_count_removed after delete on change_requests referencing old table as changed
  for each statement execute function count_list_statement('change_requests', 'state', 'kind');
--> statement-breakpoint
create trigger change_requests_count_changed after update of state, kind on change_requests for each row
  when ((old.state, old.kind) is distinct from (new.state, new.kind)) execute function count_list_row('change_requests', 'state', 'kind');
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'change_requests', jsonb_build_object('state', state, 'kind', kind), count(*) from change_requests group by state, kind;
