ALTER TABLE "list_count_deltas" ALTER COLUMN "delta" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "list_counts" ALTER COLUMN "count" SET DATA TYPE numeric;