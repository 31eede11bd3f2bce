-- « Commerciaux » counts the clients of each adviser: kept beside the list, as the counts of its tabs are.
create trigger client_cards_adviser_added after insert on client_cards referencing new table as changed
  for each statement execute function count_list_statement('adviser_clients', 'sales_id', 'state');
--> statement-breakpoint
create trigger client_cards_adviser_removed after delete on client_cards referencing old table as changed
  for each statement execute function count_list_statement('adviser_clients', 'sales_id', 'state');
--> statement-breakpoint
create trigger client_cards_adviser_changed after update on client_cards for each row
  when ((old.sales_id, old.state) is distinct from (new.sales_id, new.state))
  execute function count_list_row('adviser_clients', 'sales_id', 'state');
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'adviser_clients', count_key(to_jsonb(c), array['sales_id', 'state']), count(*) from client_cards c group by 2;
