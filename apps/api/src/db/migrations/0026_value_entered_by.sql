ALTER TABLE "fx_rate_revisions" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "fx_rates" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "nav_revisions" ADD COLUMN "entered_by" uuid;--> statement-breakpoint
ALTER TABLE "navs" ADD COLUMN "entered_by" uuid;