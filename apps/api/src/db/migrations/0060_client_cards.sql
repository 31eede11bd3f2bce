CREATE TABLE "client_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"kind" text NOT NULL,
	"identity" text NOT NULL,
	"documents" text NOT NULL,
	"profile" text NOT NULL,
	"state" text NOT NULL,
	"sales_id" uuid,
	"adviser" text GENERATED ALWAYS AS (case when sales_id is null then 'none' else 'assigned' end) STORED NOT NULL,
	"contracts" integer DEFAULT 0 NOT NULL,
	"active_contracts" integer DEFAULT 0 NOT NULL,
	"holding" text GENERATED ALWAYS AS (case when active_contracts > 0 then 'active' when contracts > 0 then 'past' else 'none' end) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_cards" ADD CONSTRAINT "client_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_cards_created_idx" ON "client_cards" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_name_idx" ON "client_cards" USING btree ("name","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_sales_idx" ON "client_cards" USING btree ("sales_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_identity_idx" ON "client_cards" USING btree ("identity","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_documents_idx" ON "client_cards" USING btree ("documents","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_profile_idx" ON "client_cards" USING btree ("profile","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_adviser_idx" ON "client_cards" USING btree ("adviser","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_holding_idx" ON "client_cards" USING btree ("holding","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_state_idx" ON "client_cards" USING btree ("state","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_search_idx" ON "client_cards" USING gin ("search_text" gin_trgm_ops);