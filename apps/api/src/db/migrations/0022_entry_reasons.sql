CREATE TABLE "entry_reasons" (
	"entry" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_reasons" ADD CONSTRAINT "entry_reasons_entry_journal_entries_number_fk" FOREIGN KEY ("entry") REFERENCES "public"."journal_entries"("number") ON DELETE no action ON UPDATE no action;