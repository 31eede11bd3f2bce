-- Investments and rounds are counted by what each change leaves, as the other lists are (0053).
create trigger kaskad_investments_count_added after insert on kaskad_investments referencing new table as changed
  for each statement execute function count_list_statement('kaskad_investments', 'state');
--> statement-breakpoint
create trigger kaskad_investments_count_removed after delete on kaskad_investments referencing old table as changed
  for each statement execute function count_list_statement('kaskad_investments', 'state');
--> statement-breakpoint
create trigger kaskad_investments_count_changed after update of state on kaskad_investments for each row
  when (old.state is distinct from new.state) execute function count_list_row('kaskad_investments', 'state');
--> statement-breakpoint
create trigger kaskad_rounds_count_added after insert on kaskad_rounds referencing new table as changed
  for each statement execute function count_list_statement('kaskad_rounds', 'state');
--> statement-breakpoint
create trigger kaskad_rounds_count_removed after delete on kaskad_rounds referencing old table as changed
  for each statement execute function count_list_statement('kaskad_rounds', 'state');
--> statement-breakpoint
create trigger kaskad_rounds_count_changed after update of state on kaskad_rounds for each row
  when (old.state is distinct from new.state) execute function count_list_row('kaskad_rounds', 'state');
--> statement-breakpoint
-- What was published, what happened and what the register holds are never written again.
create function keep_kaskad_row() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % is never written again', tg_table_name;
end $$;
--> statement-breakpoint
create trigger kaskad_round_documents_kept before update on kaskad_round_documents
  for each row execute function keep_kaskad_row();
--> statement-breakpoint
create trigger kaskad_movements_kept before update on kaskad_movements
  for each row when (old.user_id is not distinct from new.user_id) execute function keep_kaskad_row();
--> statement-breakpoint
create trigger kaskad_allotments_kept before update on kaskad_allotments
  for each row execute function keep_kaskad_row();
