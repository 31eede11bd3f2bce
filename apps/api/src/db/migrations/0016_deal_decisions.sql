CREATE TABLE "deal_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"strategy_id" text NOT NULL,
	"movement" bigint NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"reference" numeric DEFAULT '0' NOT NULL,
	"cash" numeric DEFAULT '0' NOT NULL,
	"exit_fee" numeric DEFAULT '0' NOT NULL,
	"owed" numeric DEFAULT '0' NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_decisions" ADD CONSTRAINT "deal_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_decisions" ADD CONSTRAINT "deal_decisions_movement_fk" FOREIGN KEY ("strategy_id","movement") REFERENCES "public"."unit_movements"("strategy_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_decisions_movement_idx" ON "deal_decisions" USING btree ("strategy_id","movement","decided_at");