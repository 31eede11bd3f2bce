CREATE TABLE "bulk_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid NOT NULL,
	"origin" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"undo_requested_at" timestamp with time zone,
	"undo_finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"plan_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"reason_at" timestamp with time zone,
	"effect" jsonb,
	"done_at" timestamp with time zone,
	CONSTRAINT "bulk_rows_plan_id_position_pk" PRIMARY KEY("plan_id","position")
);
--> statement-breakpoint
ALTER TABLE "bulk_plans" ADD CONSTRAINT "bulk_plans_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_plan_id_bulk_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."bulk_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_plans_created_idx" ON "bulk_plans" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_rows_state_idx" ON "bulk_rows" USING btree ("plan_id","state","position");