CREATE INDEX "receipts_number_idx" ON "receipts" USING btree (number_in("wording") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "receipts_year_idx" ON "receipts" USING btree (left(number_in("wording"), 7),"state",("day" + 0),"id");--> statement-breakpoint
CREATE INDEX "receipts_start_idx" ON "receipts" USING btree ("state",(left("search_text", 32) collate "C"));--> statement-breakpoint
CREATE INDEX "contracts_of_user_idx" ON "contracts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contracts_own_text_idx" ON "contracts" USING gin (substr("search_text", strpos("search_text", lower("po_number"))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_staff_idx" ON "users" USING btree ("id") WHERE "users"."role" not in ('client', 'cgp');--> statement-breakpoint
CREATE INDEX "users_text_idx" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
DROP INDEX "contracts_user_idx";
