CREATE INDEX "payouts_investment_idx" ON "payouts" USING btree ("investment_id") WHERE "payouts"."investment_id" is not null;
--> statement-breakpoint
CREATE INDEX "receipts_investment_idx" ON "receipts" USING btree ("investment_id") WHERE "receipts"."investment_id" is not null;
--> statement-breakpoint
CREATE INDEX "users_kaskad_idx" ON "users" USING btree ("lastname","firstname","id") WHERE "users"."can_access_kaskad" and "users"."role" in ('client', 'cgp');
