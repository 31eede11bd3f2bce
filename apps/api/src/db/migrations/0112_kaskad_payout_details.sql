CREATE TABLE "kaskad_payout_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"holder" text NOT NULL,
	"account" text NOT NULL,
	"bic" text,
	"network" text,
	"proof_message" text,
	"proof_signature" text,
	"declared_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kaskad_user_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"people" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"refused" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "kaskad_payout_details" ADD CONSTRAINT "kaskad_payout_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_user_imports" ADD CONSTRAINT "kaskad_user_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kaskad_payout_details_account_idx" ON "kaskad_payout_details" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "kaskad_payout_details_current_idx" ON "kaskad_payout_details" USING btree ("user_id","method","network") WHERE "kaskad_payout_details"."replaced_at" is null;