ALTER TABLE "withdrawals" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "units" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ALTER COLUMN "exit_fee" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "nav" numeric;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "nav_date" date;--> statement-breakpoint
CREATE INDEX "withdrawals_waiting_idx" ON "withdrawals" USING btree ("value_date") WHERE "withdrawals"."units" is null;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_executed_whole" CHECK (num_nonnulls("withdrawals"."amount", "withdrawals"."units", "withdrawals"."exit_fee") in (0, 3));