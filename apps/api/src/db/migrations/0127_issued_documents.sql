CREATE TABLE "issued_documents" (
	"sha256" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "issued_documents_series_idx" ON "issued_documents" USING btree ("series","issued_at");
