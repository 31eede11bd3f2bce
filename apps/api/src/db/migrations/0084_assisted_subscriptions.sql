CREATE TABLE "assisted_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"saved_by" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"step" text DEFAULT 'product' NOT NULL,
	"strategy_id" text,
	"currency" text,
	"amount" numeric,
	"po_number" text,
	"payment_origin" text,
	"funds_source" text,
	"funds_detail" text DEFAULT '' NOT NULL,
	"situation" text,
	"contract_id" uuid,
	"presence_hash" text,
	"presence_expires_at" timestamp with time zone,
	"is_in_presence" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"emailed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assisted_subscriptions_contract_id_unique" UNIQUE("contract_id"),
	CONSTRAINT "assisted_accepted_has_contract" CHECK (("assisted_subscriptions"."state" = 'accepted') = ("assisted_subscriptions"."contract_id" is not null)),
	CONSTRAINT "assisted_sent_is_whole" CHECK ("assisted_subscriptions"."state" not in ('sent', 'accepted') or ("assisted_subscriptions"."strategy_id" is not null and "assisted_subscriptions"."currency" is not null
        and "assisted_subscriptions"."amount" is not null and "assisted_subscriptions"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "channel" text DEFAULT 'direct' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "prepared_by" uuid;--> statement-breakpoint
ALTER TABLE "assisted_subscriptions" ADD CONSTRAINT "assisted_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assisted_subscriptions" ADD CONSTRAINT "assisted_subscriptions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assisted_subscriptions" ADD CONSTRAINT "assisted_subscriptions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assisted_subscriptions" ADD CONSTRAINT "assisted_subscriptions_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assisted_subscriptions" ADD CONSTRAINT "assisted_subscriptions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assisted_subscriptions_saved_idx" ON "assisted_subscriptions" USING btree ("saved_at","id");--> statement-breakpoint
CREATE INDEX "assisted_subscriptions_user_idx" ON "assisted_subscriptions" USING btree ("user_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "assisted_subscriptions_author_idx" ON "assisted_subscriptions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "assisted_subscriptions_saved_by_idx" ON "assisted_subscriptions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "assisted_subscriptions_strategy_idx" ON "assisted_subscriptions" USING btree ("strategy_id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_assisted_has_author" CHECK (("contracts"."channel" = 'assisted') = ("contracts"."prepared_by" is not null));