CREATE TABLE "record_note_versions" (
	"note_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_note_versions_note_id_version_pk" PRIMARY KEY("note_id","version")
);
--> statement-breakpoint
CREATE TABLE "record_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_presence" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"is_editing" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_presence_kind_record_id_user_id_pk" PRIMARY KEY("kind","record_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"opened_by" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"assignee_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_note_versions" ADD CONSTRAINT "record_note_versions_note_id_record_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."record_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_notes" ADD CONSTRAINT "record_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_notes" ADD CONSTRAINT "record_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_presence" ADD CONSTRAINT "record_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_notes_subject_idx" ON "record_notes" USING btree ("subject_kind","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "record_notes_user_id_idx" ON "record_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_notes_author_id_idx" ON "record_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "record_presence_user_id_idx" ON "record_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_items_subject_idx" ON "work_items" USING btree ("subject_kind","subject_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "work_items_assignee_idx" ON "work_items" USING btree ("assignee_id","state","due_at","id");--> statement-breakpoint
CREATE INDEX "work_items_user_id_idx" ON "work_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "change_requests_subject_idx" ON "change_requests" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "import_plans_committed_at_idx" ON "import_plans" USING btree ("committed_at") WHERE "import_plans"."committed_at" is not null;