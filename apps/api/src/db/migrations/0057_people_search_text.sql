-- Before the table is written again: its indexes are built again with it, and this one is replaced.
DROP INDEX "users_search_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(firstname || ' ' || lastname || ' ' || firstname || ' ' || company_name || ' ' || email)) STORED NOT NULL;
