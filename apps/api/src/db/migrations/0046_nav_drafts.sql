CREATE TABLE "nav_drafts" (
	"strategy_id" text NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"unit" text NOT NULL,
	"gross" text,
	"accruals" text,
	"high_water_mark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"refused_reason" text,
	"refused_by" uuid,
	CONSTRAINT "nav_drafts_strategy_id_day_pk" PRIMARY KEY("strategy_id","day")
);
--> statement-breakpoint
ALTER TABLE "nav_drafts" ADD CONSTRAINT "nav_drafts_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;