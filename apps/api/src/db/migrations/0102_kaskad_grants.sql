CREATE TABLE "kaskad_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"units" numeric(38, 0) NOT NULL,
	"wallet_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"txid" text,
	"reason" text,
	"requested_on" date NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kaskad_claims_units_check" CHECK ("kaskad_claims"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "kaskad_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"decimals" smallint NOT NULL,
	"network" text,
	"contract_address" text,
	"total_supply" numeric(38, 0),
	"tge_day" date,
	"daily_limit" numeric(38, 0),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kaskad_classes_symbol_unique" UNIQUE("symbol")
);
--> statement-breakpoint
CREATE TABLE "kaskad_grant_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_grant_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"grants" jsonb NOT NULL,
	"creates" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kaskad_grant_versions" (
	"grant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"change" text NOT NULL,
	"from_day" date,
	"plans" jsonb NOT NULL,
	"reason" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"request_id" uuid,
	CONSTRAINT "kaskad_grant_versions_grant_id_number_pk" PRIMARY KEY("grant_id","number")
);
--> statement-breakpoint
CREATE TABLE "kaskad_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"granted_on" date NOT NULL,
	"total" numeric(38, 0) NOT NULL,
	"plans" jsonb NOT NULL,
	"claimed" numeric(38, 0) DEFAULT '0' NOT NULL,
	"pending" numeric(38, 0) DEFAULT '0' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kaskad_grants_reference_unique" UNIQUE("reference"),
	CONSTRAINT "kaskad_grants_claimed_check" CHECK ("kaskad_grants"."claimed" >= 0 and "kaskad_grants"."pending" >= 0 and "kaskad_grants"."claimed" + "kaskad_grants"."pending" <= "kaskad_grants"."total")
);
--> statement-breakpoint
CREATE TABLE "kaskad_issuers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"registration_number" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_unlocks" (
	"grant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"class_id" uuid NOT NULL,
	"units" numeric(38, 0) NOT NULL,
	CONSTRAINT "kaskad_unlocks_grant_id_day_pk" PRIMARY KEY("grant_id","day")
);
--> statement-breakpoint
CREATE TABLE "kaskad_wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"proof_text" text NOT NULL,
	"signature" text,
	"proven_at" timestamp with time zone,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "kaskad_claims" ADD CONSTRAINT "kaskad_claims_grant_id_kaskad_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."kaskad_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_claims" ADD CONSTRAINT "kaskad_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_claims" ADD CONSTRAINT "kaskad_claims_class_id_kaskad_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."kaskad_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_claims" ADD CONSTRAINT "kaskad_claims_wallet_id_kaskad_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."kaskad_wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_claims" ADD CONSTRAINT "kaskad_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_classes" ADD CONSTRAINT "kaskad_classes_issuer_id_kaskad_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."kaskad_issuers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_grant_imports" ADD CONSTRAINT "kaskad_grant_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_grant_versions" ADD CONSTRAINT "kaskad_grant_versions_grant_id_kaskad_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."kaskad_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_grant_versions" ADD CONSTRAINT "kaskad_grant_versions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_grant_versions" ADD CONSTRAINT "kaskad_grant_versions_request_id_change_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."change_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_grants" ADD CONSTRAINT "kaskad_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_grants" ADD CONSTRAINT "kaskad_grants_class_id_kaskad_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."kaskad_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_unlocks" ADD CONSTRAINT "kaskad_unlocks_grant_id_kaskad_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."kaskad_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_unlocks" ADD CONSTRAINT "kaskad_unlocks_class_id_kaskad_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."kaskad_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kaskad_wallets" ADD CONSTRAINT "kaskad_wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kaskad_claims_txid_idx" ON "kaskad_claims" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "kaskad_claims_user_idx" ON "kaskad_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kaskad_claims_grant_idx" ON "kaskad_claims" USING btree ("grant_id","requested_at");--> statement-breakpoint
CREATE INDEX "kaskad_claims_day_idx" ON "kaskad_claims" USING btree ("class_id","requested_on");--> statement-breakpoint
CREATE INDEX "kaskad_claims_state_idx" ON "kaskad_claims" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "kaskad_claims_list_idx" ON "kaskad_claims" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "kaskad_grants_user_idx" ON "kaskad_grants" USING btree ("user_id","granted_on","id");--> statement-breakpoint
CREATE INDEX "kaskad_grants_list_idx" ON "kaskad_grants" USING btree ("granted_on","id");--> statement-breakpoint
CREATE INDEX "kaskad_grants_state_idx" ON "kaskad_grants" USING btree ("state","granted_on","id");--> statement-breakpoint
CREATE INDEX "kaskad_grants_class_idx" ON "kaskad_grants" USING btree ("class_id","granted_on","id");--> statement-breakpoint
CREATE INDEX "kaskad_grants_reference_idx" ON "kaskad_grants" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "kaskad_unlocks_day_idx" ON "kaskad_unlocks" USING btree ("day","class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kaskad_wallets_address_idx" ON "kaskad_wallets" USING btree ("user_id","network","address") WHERE "kaskad_wallets"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "kaskad_wallets_default_idx" ON "kaskad_wallets" USING btree ("user_id","network") WHERE "kaskad_wallets"."is_default" and "kaskad_wallets"."removed_at" is null;