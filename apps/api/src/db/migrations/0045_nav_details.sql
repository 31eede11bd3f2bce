ALTER TABLE "nav_revisions" ADD COLUMN "gross" numeric;--> statement-breakpoint
ALTER TABLE "nav_revisions" ADD COLUMN "accruals" numeric;--> statement-breakpoint
ALTER TABLE "nav_revisions" ADD COLUMN "high_water_mark" numeric;--> statement-breakpoint
ALTER TABLE "navs" ADD COLUMN "gross" numeric;--> statement-breakpoint
ALTER TABLE "navs" ADD COLUMN "accruals" numeric;--> statement-breakpoint
ALTER TABLE "navs" ADD COLUMN "high_water_mark" numeric;--> statement-breakpoint
CREATE INDEX "navs_mark_idx" ON "navs" USING btree ("strategy_id","day") WHERE "navs"."high_water_mark" is not null;--> statement-breakpoint
ALTER TABLE "navs" ADD CONSTRAINT "navs_gross_with_accruals" CHECK (("navs"."gross" is null) = ("navs"."accruals" is null));