CREATE TABLE "dispute_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"mail_kind" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_origins" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_origins_user_id_kind_digest_pk" PRIMARY KEY("user_id","kind","digest")
);
--> statement-breakpoint
CREATE TABLE "payout_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mail_kind" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute_links" ADD CONSTRAINT "dispute_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_origins" ADD CONSTRAINT "known_origins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_links_token_hash_key" ON "dispute_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "dispute_links_user_id_idx" ON "dispute_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dispute_links_expires_at_idx" ON "dispute_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_origins_last_seen_at_idx" ON "known_origins" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_holds_standing_idx" ON "payout_holds" USING btree ("user_id") WHERE "payout_holds"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "payout_holds_user_id_idx" ON "payout_holds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payout_holds_lifted_by_idx" ON "payout_holds" USING btree ("lifted_by");