CREATE TABLE "rate_controls" (
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"rate" numeric NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_controls_base_quote_day_source_pk" PRIMARY KEY("base","quote","day","source"),
	CONSTRAINT "rate_controls_rate_positive" CHECK ("rate_controls"."rate" > 0)
);
