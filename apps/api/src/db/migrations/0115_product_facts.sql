ALTER TABLE "strategies" ADD COLUMN "risk_level" integer;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "horizon_months" integer;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "exit_days" integer;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "custodian" text;