CREATE INDEX "payouts_investment_idx" ON "payouts" USING btree ("investment_id") WHERE "payouts"."investment_id" is not null;
--> statement-breakpoint
CREATE INDEX "receipts_investment_idx" ON "receipts" USING btree ("investment_id") WHERE "receipts"."investment_id" is not null;
