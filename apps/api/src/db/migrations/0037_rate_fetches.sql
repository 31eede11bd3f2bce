CREATE TABLE "rate_fetches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"period" text NOT NULL,
	"requested_by" uuid,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"last_day" date,
	"published" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_plans" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_fetches_source_idx" ON "rate_fetches" USING btree ("source","at");