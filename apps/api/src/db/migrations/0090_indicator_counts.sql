CREATE TABLE "indicator_counts" (
	"id" integer PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"today" date NOT NULL,
	"market_version" bigint NOT NULL,
	"counts" jsonb NOT NULL
);
