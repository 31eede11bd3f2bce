ALTER TABLE "planned_payment_details" ADD COLUMN "stopped_by" uuid;--> statement-breakpoint
ALTER TABLE "planned_payment_details" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "launch_day" date;--> statement-breakpoint
ALTER TABLE "planned_payment_details" ADD CONSTRAINT "planned_payment_details_stopped_by_users_id_fk" FOREIGN KEY ("stopped_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;