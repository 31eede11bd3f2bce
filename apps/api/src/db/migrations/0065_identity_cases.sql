CREATE TABLE "asset_freeze_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"published_on" date NOT NULL,
	"sha256" text NOT NULL,
	"names" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frozen_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"registry_id" text NOT NULL,
	"nature" text NOT NULL,
	"name" text NOT NULL,
	"words" text[] NOT NULL,
	"born_on" text
);
--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "reset_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "mark_fault" text;--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "mark_message" text;--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "staff_comment" text;--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_documents" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "frozen_names" ADD CONSTRAINT "frozen_names_list_id_asset_freeze_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."asset_freeze_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frozen_names_list_id_idx" ON "frozen_names" USING btree ("list_id");--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;