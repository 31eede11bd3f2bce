CREATE TABLE "book_counters" (
	"name" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"number" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_day" date NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"booked_by" uuid,
	"reason" text,
	"document_id" uuid,
	"reverses" bigint,
	"contract_id" uuid,
	"subject_type" text,
	"subject_id" uuid,
	CONSTRAINT "journal_entries_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asset" text NOT NULL,
	"request" text NOT NULL,
	"amount" numeric,
	"request_currency" text,
	"order_day" date NOT NULL,
	"subscription_fee_percent" numeric,
	"fx_fee_percent" numeric,
	"exit_fee_percent" numeric,
	"subscription_fee" numeric,
	"fx_fee" numeric,
	"placed_at" timestamp with time zone NOT NULL,
	"placed_by" uuid,
	"reference" text,
	"note" text,
	CONSTRAINT "orders_amount_of_request" CHECK (("orders"."request" = 'amount') = ("orders"."amount" is not null) and "orders"."amount" > 0),
	CONSTRAINT "orders_fees_of_kind" CHECK (case "orders"."kind" when 'subscription' then num_nonnulls("orders"."subscription_fee_percent", "orders"."fx_fee_percent",
        "orders"."subscription_fee", "orders"."fx_fee") = 4 when 'renunciation' then true else "orders"."exit_fee_percent" is not null end)
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"entry" bigint NOT NULL,
	"line" smallint NOT NULL,
	"account" text NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "postings_entry_line_pk" PRIMARY KEY("entry","line"),
	CONSTRAINT "postings_amount_not_zero" CHECK ("postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "unit_movements" (
	"strategy_id" text NOT NULL,
	"number" bigint NOT NULL,
	"contract_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"nature" text NOT NULL,
	"units" numeric NOT NULL,
	"order_day" date NOT NULL,
	"dealing_day" date NOT NULL,
	"nav" numeric,
	"nav_version" integer,
	"quotes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asset" text NOT NULL,
	"gross" numeric NOT NULL,
	"fees" numeric NOT NULL,
	"net" numeric NOT NULL,
	"reference_amount" numeric NOT NULL,
	"cost" numeric NOT NULL,
	"reverses" bigint,
	"entry" bigint NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unit_movements_strategy_id_number_pk" PRIMARY KEY("strategy_id","number")
);
--> statement-breakpoint
CREATE TABLE "payout_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"holder" text NOT NULL,
	"account" text NOT NULL,
	"bic" text,
	"network" text,
	"proof_message" text,
	"proof_signature" text,
	"declared_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"account" text NOT NULL,
	"content" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "payout_files_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"user_id" uuid,
	"contract_id" uuid,
	"receipt_id" uuid,
	"order_id" uuid,
	"amount" numeric NOT NULL,
	"asset" text NOT NULL,
	"is_received" boolean DEFAULT true NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_by" date,
	"held_until" date,
	"method" text,
	"beneficiary_name" text,
	"beneficiary_account" text,
	"beneficiary_bic" text,
	"beneficiary_network" text,
	"beneficiary_source" text,
	"prepared_at" timestamp with time zone,
	"prepared_by" uuid,
	"approved_at" timestamp with time zone,
	"approved_by" uuid,
	"file_id" uuid,
	"executed_on" date,
	"reference" text,
	"executed_at" timestamp with time zone,
	"executed_by" uuid,
	"reason" text,
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_amount_not_negative" CHECK ("payouts"."amount" >= 0),
	CONSTRAINT "payouts_executed_whole" CHECK (("payouts"."state" = 'executed') = ("payouts"."executed_on" is not null)),
	CONSTRAINT "payouts_void_never_received" CHECK ("payouts"."state" <> 'void' or not "payouts"."is_received")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"external_id" text NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"day" date NOT NULL,
	"amount" numeric NOT NULL,
	"asset" text NOT NULL,
	"payer_name" text,
	"payer_account" text,
	"wording" text,
	"txid" text,
	"confirmations" integer,
	"import_id" uuid,
	"contract_id" uuid,
	"user_id" uuid,
	"attached_at" timestamp with time zone,
	"attached_by" uuid,
	"reason" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid,
	CONSTRAINT "receipts_amount_positive" CHECK ("receipts"."amount" > 0),
	CONSTRAINT "receipts_attached_whole" CHECK (("receipts"."state" = 'attached') = ("receipts"."contract_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "statement_balances" (
	"account" text NOT NULL,
	"asset" text NOT NULL,
	"day" date NOT NULL,
	"balance" numeric NOT NULL,
	"import_id" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	CONSTRAINT "statement_balances_account_asset_day_pk" PRIMARY KEY("account","asset","day")
);
--> statement-breakpoint
CREATE TABLE "statement_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"line_count" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_mappings" (
	"account" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_label" text NOT NULL,
	"user_id" uuid,
	"payload" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"maker_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checker_id" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"currency" text NOT NULL,
	"sha256" text NOT NULL,
	"figures" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_reverses_journal_entries_number_fk" FOREIGN KEY ("reverses") REFERENCES "public"."journal_entries"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_journal_entries_number_fk" FOREIGN KEY ("entry") REFERENCES "public"."journal_entries"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_movements" ADD CONSTRAINT "unit_movements_entry_journal_entries_number_fk" FOREIGN KEY ("entry") REFERENCES "public"."journal_entries"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_file_id_payout_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."payout_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_executed_by_users_id_fk" FOREIGN KEY ("executed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_attached_by_users_id_fk" FOREIGN KEY ("attached_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_balances" ADD CONSTRAINT "statement_balances_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_balances" ADD CONSTRAINT "statement_balances_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_imports" ADD CONSTRAINT "statement_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_mappings" ADD CONSTRAINT "statement_mappings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_checker_id_users_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_issues" ADD CONSTRAINT "statement_issues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_contract_idx" ON "journal_entries" USING btree ("contract_id","number");--> statement-breakpoint
CREATE INDEX "journal_entries_subject_idx" ON "journal_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "journal_entries_booked_idx" ON "journal_entries" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "orders_contract_idx" ON "orders" USING btree ("contract_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "orders_waiting_idx" ON "orders" USING btree ("order_day") WHERE "orders"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_subscription_idx" ON "orders" USING btree ("contract_id") WHERE "orders"."kind" = 'subscription' and "orders"."state" in ('waiting', 'executed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_closing_idx" ON "orders" USING btree ("contract_id") WHERE "orders"."kind" = 'closing' and "orders"."state" in ('waiting', 'executed');--> statement-breakpoint
CREATE INDEX "postings_account_idx" ON "postings" USING btree ("account","asset","entry");--> statement-breakpoint
CREATE INDEX "unit_movements_contract_idx" ON "unit_movements" USING btree ("contract_id","dealing_day");--> statement-breakpoint
CREATE INDEX "unit_movements_order_idx" ON "unit_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "unit_movements_entry_idx" ON "unit_movements" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "unit_movements_day_idx" ON "unit_movements" USING btree ("strategy_id","dealing_day");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_details_current_idx" ON "payout_details" USING btree ("user_id","method","network") WHERE "payout_details"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "payouts_open_idx" ON "payouts" USING btree ("due_by","id") WHERE "payouts"."state" not in ('executed', 'void', 'replaced');--> statement-breakpoint
CREATE INDEX "payouts_state_idx" ON "payouts" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "payouts_user_idx" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_contract_idx" ON "payouts" USING btree ("contract_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_once_idx" ON "receipts" USING btree ("account","external_id");--> statement-breakpoint
CREATE INDEX "receipts_contract_idx" ON "receipts" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "receipts_user_idx" ON "receipts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "receipts_open_idx" ON "receipts" USING btree ("day") WHERE "receipts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "receipts_day_idx" ON "receipts" USING btree ("day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_imports_once_idx" ON "statement_imports" USING btree ("account","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_one_pending_idx" ON "change_requests" USING btree ("subject_id","kind") WHERE "change_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "change_requests_state_idx" ON "change_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "change_requests_user_idx" ON "change_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "statement_issues_user_idx" ON "statement_issues" USING btree ("user_id","first_day","last_day","issued_at");