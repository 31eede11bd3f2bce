CREATE TABLE "strategy_versions" (
	"strategy_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text NOT NULL,
	"entered_by" uuid,
	"published_by" uuid,
	"change_request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "strategy_versions_strategy_id_version_pk" PRIMARY KEY("strategy_id","version"),
	CONSTRAINT "strategy_versions_two_persons" CHECK ("strategy_versions"."published_by" <> "strategy_versions"."entered_by" and num_nulls("strategy_versions"."published_by", "strategy_versions"."change_request_id") <> 1)
);
--> statement-breakpoint
ALTER TABLE "strategies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "strategy_versions" ADD CONSTRAINT "strategy_versions_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_versions" ADD CONSTRAINT "strategy_versions_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_versions" ADD CONSTRAINT "strategy_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strategy_versions" ADD CONSTRAINT "strategy_versions_change_request_id_change_requests_id_fk" FOREIGN KEY ("change_request_id") REFERENCES "public"."change_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
UPDATE "strategies" SET "status" = 'archived' WHERE "status" = 'closed';
