CREATE TABLE "seal_evidence" (
	"document_sha256" text PRIMARY KEY NOT NULL,
	"timestamp_token" "bytea" NOT NULL,
	"crls" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "timestamp_token" "bytea";