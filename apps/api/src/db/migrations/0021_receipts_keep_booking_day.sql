-- A receipt that was typed gets the day of the bank from the statement that has its line.
drop trigger receipts_kept on receipts;
--> statement-breakpoint
create trigger receipts_kept before update on receipts for each row execute function refuse_all_but(
  'state', 'contract_id', 'user_id', 'attached_at', 'attached_by', 'reason', 'confirmations', 'booking_day');
