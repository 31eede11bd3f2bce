CREATE TABLE "planned_payment_details" (
	"change_request_id" uuid PRIMARY KEY NOT NULL,
	"strategy_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"published_by" uuid NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "payment_details_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "payment_details_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "planned_payment_details" ADD CONSTRAINT "planned_payment_details_change_request_id_change_requests_id_fk" FOREIGN KEY ("change_request_id") REFERENCES "public"."change_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_payment_details" ADD CONSTRAINT "planned_payment_details_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_payment_details" ADD CONSTRAINT "planned_payment_details_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_payment_details" ADD CONSTRAINT "planned_payment_details_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "planned_payment_details_next_idx" ON "planned_payment_details" USING btree ("strategy_id") WHERE "planned_payment_details"."applied_at" is null;