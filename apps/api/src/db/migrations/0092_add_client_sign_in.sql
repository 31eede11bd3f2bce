ALTER TABLE "client_cards" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "services" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp with time zone;