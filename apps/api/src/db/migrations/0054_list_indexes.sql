DROP INDEX "orders_waiting_idx";--> statement-breakpoint
DROP INDEX "receipts_open_idx";--> statement-breakpoint
CREATE INDEX "journal_entries_kind_idx" ON "journal_entries" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "journal_entries_day_idx" ON "journal_entries" USING btree ("order_day","number");--> statement-breakpoint
CREATE INDEX "orders_waiting_list_idx" ON "orders" USING btree ("order_day","placed_at","id") WHERE "orders"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "unit_movements_reverses_idx" ON "unit_movements" USING btree ("strategy_id","reverses") WHERE "unit_movements"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "unit_movements_quotes_idx" ON "unit_movements" USING gin ("quotes" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "payouts_due_first_idx" ON "payouts" USING btree (coalesce("due_by", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "payouts_due_last_idx" ON "payouts" USING btree (coalesce("due_by", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "payouts_state_due_first_idx" ON "payouts" USING btree ("state",coalesce("due_by", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "payouts_state_due_last_idx" ON "payouts" USING btree ("state",coalesce("due_by", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "payouts_open_due_first_idx" ON "payouts" USING btree (coalesce("due_by", '-infinity'),"id") WHERE "payouts"."state" in ('to_qualify', 'to_prepare', 'to_approve', 'to_execute');--> statement-breakpoint
CREATE INDEX "payouts_open_due_last_idx" ON "payouts" USING btree (coalesce("due_by", 'infinity'),"id") WHERE "payouts"."state" in ('to_qualify', 'to_prepare', 'to_approve', 'to_execute');--> statement-breakpoint
CREATE INDEX "payouts_receipt_idx" ON "payouts" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "payouts_search_idx" ON "payouts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "receipts_state_idx" ON "receipts" USING btree ("state","day","id");--> statement-breakpoint
CREATE INDEX "receipts_payer_idx" ON "receipts" USING btree ("payer_account");--> statement-breakpoint
CREATE INDEX "receipts_txid_idx" ON "receipts" USING btree (lower("txid"));--> statement-breakpoint
CREATE INDEX "receipts_search_idx" ON "receipts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "change_requests_decided_idx" ON "change_requests" USING btree ("decided_at","id") WHERE "change_requests"."state" <> 'pending';--> statement-breakpoint
CREATE INDEX "contracts_po_idx" ON "contracts" USING btree ("po_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contracts_po_year_idx" ON "contracts" USING btree (left("po_number", 7),"created_at","id","po_number");--> statement-breakpoint
CREATE INDEX "payment_proofs_txid_idx" ON "payment_proofs" USING btree (lower("txid"));--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (fold_text(coalesce("firstname", '') || ' ' || coalesce("lastname", '') || ' ' || coalesce("firstname", '') || ' ' || coalesce("company_name", '') || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fx_rates_rate_idx" ON "fx_rates" USING btree ("rate");--> statement-breakpoint
CREATE INDEX "navs_value_idx" ON "navs" USING btree ("vl","day","strategy_id");