CREATE TABLE "document_expiries" (
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"file_id" uuid NOT NULL,
	"last_day" date NOT NULL,
	"step" text,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_expiries_user_id_document_pk" PRIMARY KEY("user_id","document")
);
--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "validity" text DEFAULT 'current' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_expiries" ADD CONSTRAINT "document_expiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_expiries" ADD CONSTRAINT "document_expiries_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_expiries" ADD CONSTRAINT "document_expiries_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_expiries_due_idx" ON "document_expiries" USING btree ("last_day") WHERE "document_expiries"."step" is distinct from 'expired';--> statement-breakpoint
CREATE INDEX "document_expiries_file_idx" ON "document_expiries" USING btree ("file_id");