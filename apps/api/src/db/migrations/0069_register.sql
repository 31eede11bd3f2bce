CREATE TABLE "register_attestations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"strategy_id" text NOT NULL,
	"number" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
	"attached_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"is_whole" boolean NOT NULL,
	"entries" bigint NOT NULL,
	"faults" jsonb NOT NULL,
	"strategies" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_discrepancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"strategy_id" text NOT NULL,
	"movement" bigint NOT NULL,
	"contract_id" uuid NOT NULL,
	"field" text NOT NULL,
	"expected" text NOT NULL,
	"comment" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reported_by" uuid NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid
);
--> statement-breakpoint
CREATE TABLE "register_holders" (
	"strategy_id" text NOT NULL,
	"number" bigint NOT NULL,
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"salt" uuid DEFAULT gen_random_uuid(),
	"holder" jsonb,
	CONSTRAINT "register_holders_strategy_id_number_pk" PRIMARY KEY("strategy_id","number")
);
--> statement-breakpoint
CREATE TABLE "register_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"strategy_id" text NOT NULL,
	"order_id" uuid,
	"movement" bigint,
	"nature" text NOT NULL,
	"state" text NOT NULL,
	"gap" text DEFAULT 'none' NOT NULL,
	"units" numeric,
	"amount" numeric,
	"asset" text NOT NULL,
	"order_day" date,
	"dealing_day" date,
	"since" timestamp with time zone NOT NULL,
	"number" bigint,
	"reference" text,
	"entered_at" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_movements" (
	"strategy_id" text NOT NULL,
	"number" bigint NOT NULL,
	"movement" bigint NOT NULL,
	"rectifies" bigint,
	"contract_id" uuid NOT NULL,
	"nature" text NOT NULL,
	"operation_day" date NOT NULL,
	"reference" text NOT NULL,
	"units" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"asset" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by" uuid NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"previous_hash" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "register_movements_strategy_id_number_pk" PRIMARY KEY("strategy_id","number")
);
--> statement-breakpoint
ALTER TABLE "register_attestations" ADD CONSTRAINT "register_attestations_entry_fk" FOREIGN KEY ("strategy_id","number") REFERENCES "public"."register_movements"("strategy_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_discrepancies" ADD CONSTRAINT "register_discrepancies_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_discrepancies" ADD CONSTRAINT "register_discrepancies_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_movements" ADD CONSTRAINT "register_movements_movement_fk" FOREIGN KEY ("strategy_id","movement") REFERENCES "public"."unit_movements"("strategy_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_attestations_entry_idx" ON "register_attestations" USING btree ("strategy_id","number");--> statement-breakpoint
CREATE INDEX "register_checks_at_idx" ON "register_checks" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "register_discrepancies_one_open_idx" ON "register_discrepancies" USING btree ("strategy_id","movement") WHERE "register_discrepancies"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "register_discrepancies_movement_idx" ON "register_discrepancies" USING btree ("strategy_id","movement","reported_at");--> statement-breakpoint
CREATE INDEX "register_discrepancies_contract_idx" ON "register_discrepancies" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "register_holders_user_idx" ON "register_holders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "register_lines_since_idx" ON "register_lines" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "register_lines_state_idx" ON "register_lines" USING btree ("state","since","id");--> statement-breakpoint
CREATE INDEX "register_lines_gap_idx" ON "register_lines" USING btree ("since","id") WHERE "register_lines"."gap" = 'open';--> statement-breakpoint
CREATE INDEX "register_lines_strike_idx" ON "register_lines" USING btree ("since","id") WHERE "register_lines"."state" = 'to_enter' and "register_lines"."nature" in ('closing', 'renunciation');--> statement-breakpoint
CREATE UNIQUE INDEX "register_lines_movement_idx" ON "register_lines" USING btree ("strategy_id","movement");--> statement-breakpoint
CREATE INDEX "register_lines_order_idx" ON "register_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "register_lines_contract_idx" ON "register_lines" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "register_lines_search_idx" ON "register_lines" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "register_movements_once_idx" ON "register_movements" USING btree ("strategy_id","movement") WHERE "register_movements"."rectifies" is null;--> statement-breakpoint
CREATE INDEX "register_movements_rectifies_idx" ON "register_movements" USING btree ("strategy_id","rectifies") WHERE "register_movements"."rectifies" is not null;--> statement-breakpoint
CREATE INDEX "register_movements_reference_idx" ON "register_movements" USING btree (lower("reference"));--> statement-breakpoint
CREATE INDEX "register_movements_entered_idx" ON "register_movements" USING btree ("entered_at");--> statement-breakpoint
CREATE INDEX "register_movements_contract_idx" ON "register_movements" USING btree ("contract_id");