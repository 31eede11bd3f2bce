CREATE TABLE "client_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"viewer_session_id" uuid NOT NULL,
	"viewer_role" text NOT NULL,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handoff_id" uuid,
	"token_hash" text,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_views_handoff_id_key" ON "client_views" USING btree ("handoff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_views_token_hash_key" ON "client_views" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "client_views_client_id_idx" ON "client_views" USING btree ("client_id","opened_at");--> statement-breakpoint
CREATE INDEX "client_views_open_idx" ON "client_views" USING btree ("created_at") WHERE "client_views"."ended_at" is null;