DROP INDEX "kaskad_unlocks_day_idx";
--> statement-breakpoint
CREATE INDEX "users_kaskad_locked_idx" ON "users" USING btree ("lastname","firstname","id") WHERE "users"."can_access_kaskad" and "users"."role" in ('client', 'cgp') and "users"."kaskad_locked_at" is not null;
--> statement-breakpoint
CREATE INDEX "users_kaskad_unverified_idx" ON "users" USING btree ("lastname","firstname","id") WHERE "users"."can_access_kaskad" and "users"."role" in ('client', 'cgp') and "users"."kyc_status" not in ('verified', 'approved');
--> statement-breakpoint
CREATE INDEX "kaskad_unlocks_people_idx" ON "kaskad_unlocks" USING btree ("day","class_id","user_id","units");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_view_idx" ON "kaskad_investments" USING btree ((case when "state" in ('reflection', 'withdrawable') then 'under_period' when "state" in ('firm') then 'to_allot' when "state" in ('allotted', 'partly_allotted') then 'to_issue' when "state" in ('submitted', 'signed', 'paid') then 'waiting' when "state" in ('reserved') then 'reserved' when "state" in ('issued', 'transferred') then 'issued' when "state" in ('withdrawn', 'expired', 'refunded', 'not_allotted') then 'ended' end),"created_at","id");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_round_view_idx" ON "kaskad_investments" USING btree ("round_id",(case when "state" in ('reflection', 'withdrawable') then 'under_period' when "state" in ('firm') then 'to_allot' when "state" in ('allotted', 'partly_allotted') then 'to_issue' when "state" in ('submitted', 'signed', 'paid') then 'waiting' when "state" in ('reserved') then 'reserved' when "state" in ('issued', 'transferred') then 'issued' when "state" in ('withdrawn', 'expired', 'refunded', 'not_allotted') then 'ended' end),"created_at","id");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_reflection_idx" ON "kaskad_investments" USING btree ("round_id","reflection_until","state","units","allotted_units") WHERE "kaskad_investments"."state" in ('submitted', 'reflection') and "kaskad_investments"."reflection_until" is not null;
--> statement-breakpoint
CREATE INDEX "kaskad_investments_withdrawal_idx" ON "kaskad_investments" USING btree ("round_id","withdrawal_until","state","units","allotted_units") WHERE "kaskad_investments"."state" in ('signed', 'paid', 'withdrawable') and "kaskad_investments"."withdrawal_until" is not null;
--> statement-breakpoint
CREATE INDEX "kaskad_investments_year_idx" ON "kaskad_investments" USING btree (left("reference", 8),"created_at","id");
