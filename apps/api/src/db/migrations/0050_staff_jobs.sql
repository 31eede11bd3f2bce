CREATE TABLE "staff_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"operation" text NOT NULL,
	"params" jsonb NOT NULL,
	"format" text NOT NULL,
	"list" text NOT NULL,
	"filters" text[] NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"lines" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_id" uuid,
	"leased_until" timestamp with time zone,
	"file_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"size_bytes" bigint,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"downloaded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_jobs" ADD CONSTRAINT "staff_jobs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_jobs_owner_idx" ON "staff_jobs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_jobs_due_idx" ON "staff_jobs" USING btree ("created_at") WHERE "staff_jobs"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "staff_jobs_expires_idx" ON "staff_jobs" USING btree ("expires_at");