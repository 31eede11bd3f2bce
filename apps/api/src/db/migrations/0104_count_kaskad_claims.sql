-- « Réclamations » counts its tabs by what each change leaves, as the other lists do (0053).
create trigger kaskad_claims_count_added after insert on kaskad_claims referencing new table as changed
  for each statement execute function count_list_statement('kaskad_claims', 'state');
--> statement-breakpoint
create trigger kaskad_claims_count_removed after delete on kaskad_claims referencing old table as changed
  for each statement execute function count_list_statement('kaskad_claims', 'state');
--> statement-breakpoint
create trigger kaskad_claims_count_changed after update of state on kaskad_claims for each row
  when (old.state is distinct from new.state) execute function count_list_row('kaskad_claims', 'state');
