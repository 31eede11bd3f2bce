CREATE TABLE "list_count_deltas" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"key" jsonb NOT NULL,
	"delta" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_counts" (
	"list" text NOT NULL,
	"key" jsonb NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "list_counts_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
DROP INDEX "contracts_status_idx";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "client_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "list_count_deltas_list_idx" ON "list_count_deltas" USING btree ("list");--> statement-breakpoint
CREATE INDEX "contracts_amount_idx" ON "contracts" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "contracts_signed_first_idx" ON "contracts" USING btree (coalesce("signed_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "contracts_signed_last_idx" ON "contracts" USING btree (coalesce("signed_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "contracts_client_idx" ON "contracts" USING btree ("client_name","id");--> statement-breakpoint
CREATE INDEX "contracts_status_order_idx" ON "contracts" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "contracts_search_idx" ON "contracts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contracts_status_idx" ON "contracts" USING btree ("status","payment_status","created_at","id");