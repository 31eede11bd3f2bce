ALTER TABLE "statement_issues" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "statement_issues" ADD CONSTRAINT "statement_issues_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_issues_file_idx" ON "statement_issues" USING btree ("file_id");