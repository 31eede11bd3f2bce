-- The adviser of a thread is its client's: with the thread, then with each change of it.
create function advise_message_thread() returns trigger language plpgsql as $$
begin
  select assigned_sales_id into new.sales_id from users where id = new.user_id;
  return new;
end $$;
--> statement-breakpoint
create trigger message_threads_advised before insert on message_threads
  for each row execute function advise_message_thread();
--> statement-breakpoint
create function advise_threads_of_client() returns trigger language plpgsql as $$
begin
  update message_threads set sales_id = new.assigned_sales_id where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_advise_threads after update of assigned_sales_id on users for each row
  when (old.assigned_sales_id is distinct from new.assigned_sales_id) execute function advise_threads_of_client();
--> statement-breakpoint
create trigger message_threads_counted after insert or delete or update of state on message_threads
  for each row execute function count_list_row('message_threads', 'state');
