ALTER TABLE "payment_proofs" ADD COLUMN "chain_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "chain_reading" jsonb;