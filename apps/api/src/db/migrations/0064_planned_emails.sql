CREATE TABLE "client_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"adviser_id" uuid,
	"moves" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"change_request_id" uuid,
	"entered_by" uuid NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "client_assignments" ADD CONSTRAINT "client_assignments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_emails" ADD CONSTRAINT "planned_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_emails" ADD CONSTRAINT "planned_emails_change_request_id_change_requests_id_fk" FOREIGN KEY ("change_request_id") REFERENCES "public"."change_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_emails" ADD CONSTRAINT "planned_emails_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_assignments_author_idx" ON "client_assignments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "planned_emails_next_idx" ON "planned_emails" USING btree ("user_id") WHERE "planned_emails"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "planned_emails_due_idx" ON "planned_emails" USING btree ("effective_at") WHERE "planned_emails"."ended_at" is null;