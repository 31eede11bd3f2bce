CREATE TABLE "kaskad_fee_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric NOT NULL,
	"day" date NOT NULL,
	"reference" text NOT NULL,
	"account" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	CONSTRAINT "kaskad_fee_transfers_reference_unique" UNIQUE("reference"),
	CONSTRAINT "kaskad_fee_transfers_amount_check" CHECK ("kaskad_fee_transfers"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "kaskad_rounds" DROP CONSTRAINT "kaskad_rounds_units_check";--> statement-breakpoint
ALTER TABLE "kaskad_rounds" DROP CONSTRAINT "kaskad_rounds_price_check";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "round_fee" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kaskad_fee_transfers" ADD CONSTRAINT "kaskad_fee_transfers_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_fee_transfers" ADD CONSTRAINT "kaskad_fee_transfers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kaskad_fee_transfers_round_idx" ON "kaskad_fee_transfers" USING btree ("round_id","recorded_at");--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_missing_check" CHECK (cardinality("kaskad_rounds"."missing") = 0 or "kaskad_rounds"."state" in ('draft', 'canceled'));--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_units_check" CHECK (cardinality("kaskad_rounds"."missing") > 0 or 0 < "kaskad_rounds"."minimum" and "kaskad_rounds"."minimum" <= "kaskad_rounds"."target" and "kaskad_rounds"."target" <= "kaskad_rounds"."cap");--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_price_check" CHECK (cardinality("kaskad_rounds"."missing") > 0 or "kaskad_rounds"."price" > 0);
--> statement-breakpoint
-- What was transferred is never written again.
create trigger kaskad_fee_transfers_kept before update on kaskad_fee_transfers
  for each row execute function keep_kaskad_row();
