CREATE TABLE "adviser_delegations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "initiated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "signed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "proved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "paid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "stage" text GENERATED ALWAYS AS (case when paid > 0 then 'paid' when proved > 0 then 'proved' when signed > 0 then 'signed' when initiated > 0 then 'initiated' when identity in ('verified', 'approved') then 'verified' when identity = 'not_started' then 'registered' else 'identity' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "block" text GENERATED ALWAYS AS (case when state = 'locked' then 'locked' when identity in ('rejected', 'failed') then 'identity' when documents in ('missing', 'rejected') then 'documents' when profile = 'incomplete' then 'profile' when identity = 'pending' or documents = 'checking' then 'review' else 'none' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "adviser_delegations" ADD CONSTRAINT "adviser_delegations_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_delegations" ADD CONSTRAINT "adviser_delegations_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_delegations" ADD CONSTRAINT "adviser_delegations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adviser_delegations" ADD CONSTRAINT "adviser_delegations_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adviser_delegations_to_idx" ON "adviser_delegations" USING btree ("to_id","last_day");--> statement-breakpoint
CREATE INDEX "adviser_delegations_from_idx" ON "adviser_delegations" USING btree ("from_id","last_day");--> statement-breakpoint
CREATE INDEX "adviser_delegations_created_by_idx" ON "adviser_delegations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "adviser_delegations_ended_by_idx" ON "adviser_delegations" USING btree ("ended_by");