CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"records" jsonb NOT NULL,
	"detail" text,
	"raised_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "work_assignments" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"assignee_id" uuid,
	"postponed_until" timestamp with time zone,
	"reason" text,
	"by_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "work_assignments_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_assignments" ADD CONSTRAINT "work_assignments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_assignments" ADD CONSTRAINT "work_assignments_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_subject_key" ON "alerts" USING btree ("rule","subject");--> statement-breakpoint
CREATE INDEX "alerts_open_idx" ON "alerts" USING btree ("raised_at","id") WHERE "alerts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_closed_idx" ON "alerts" USING btree ("closed_at","id") WHERE "alerts"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "alerts_closed_by_idx" ON "alerts" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "work_assignments_assignee_idx" ON "work_assignments" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "work_assignments_by_idx" ON "work_assignments" USING btree ("by_id");