CREATE TABLE "kaskad_allotments" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"floor" numeric(38, 0),
	"demand" numeric(38, 0) NOT NULL,
	"allotted" numeric(38, 0) NOT NULL,
	"investors" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	"request_id" uuid
);
--> statement-breakpoint
CREATE TABLE "kaskad_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid,
	"sha256" text,
	"words" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_investment_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_investment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"detail" text,
	"by_user" uuid
);
--> statement-breakpoint
CREATE TABLE "kaskad_investments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"state" text NOT NULL,
	"units" numeric(38, 0) NOT NULL,
	"allotted_units" numeric(38, 0),
	"price" numeric NOT NULL,
	"due" numeric NOT NULL,
	"payment_asset" text,
	"reserved_at" timestamp with time zone,
	"has_priority" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"reflection_until" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"withdrawal_until" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"firm_at" timestamp with time zone,
	"allotted_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"proof_reference" text,
	"proof_filed_at" timestamp with time zone,
	"proof_refused_reason" text,
	"staff_reason" text,
	"received" numeric DEFAULT '0' NOT NULL,
	"subscription_file_id" uuid,
	"evidence_file_id" uuid,
	"grant_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kaskad_investments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "kaskad_investments_units_check" CHECK ("kaskad_investments"."units" > 0 and "kaskad_investments"."allotted_units" between 0 and "kaskad_investments"."units")
);
--> statement-breakpoint
CREATE TABLE "kaskad_invitations" (
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"invited_by" uuid,
	CONSTRAINT "kaskad_invitations_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "kaskad_issuer_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text,
	"bitcoin_address" text,
	"ethereum_address" text,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_movements" (
	"class_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"nature" text NOT NULL,
	"user_id" uuid,
	"holder" text,
	"investment_id" uuid,
	"units" numeric(38, 0) NOT NULL,
	"day" date NOT NULL,
	"reason" text,
	"booked_at" timestamp with time zone NOT NULL,
	"booked_by" uuid,
	CONSTRAINT "kaskad_movements_class_id_number_pk" PRIMARY KEY("class_id","number"),
	CONSTRAINT "kaskad_movements_holder_check" CHECK (num_nonnulls("kaskad_movements"."user_id", "kaskad_movements"."holder") = 1),
	CONSTRAINT "kaskad_movements_units_check" CHECK ("kaskad_movements"."units" <> 0)
);
--> statement-breakpoint
CREATE TABLE "kaskad_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"reply" text,
	"replied_at" timestamp with time zone,
	"replied_by" uuid
);
--> statement-breakpoint
CREATE TABLE "kaskad_round_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"is_substantial" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_round_mails" (
	"investment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kaskad_round_mails_investment_id_kind_pk" PRIMARY KEY("investment_id","kind")
);
--> statement-breakpoint
CREATE TABLE "kaskad_round_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"name" text NOT NULL,
	"regime" text NOT NULL,
	"instrument" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"price" numeric NOT NULL,
	"minimum" numeric(38, 0) NOT NULL,
	"target" numeric(38, 0) NOT NULL,
	"cap" numeric(38, 0) NOT NULL,
	"least" numeric(38, 0) NOT NULL,
	"most" numeric(38, 0),
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"rule" text NOT NULL,
	"rule_floor" numeric(38, 0),
	"audience" text NOT NULL,
	"code" text,
	"payment_assets" text[] NOT NULL,
	"fee_percent" numeric NOT NULL,
	"is_traded" boolean DEFAULT false NOT NULL,
	"grant_schedule" jsonb,
	"text" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone,
	"submitted_by" uuid,
	"issue_started_at" timestamp with time zone,
	"issue_started_by" uuid,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "kaskad_rounds_code_unique" UNIQUE("code"),
	CONSTRAINT "kaskad_rounds_units_check" CHECK (0 < "kaskad_rounds"."minimum" and "kaskad_rounds"."minimum" <= "kaskad_rounds"."target" and "kaskad_rounds"."target" <= "kaskad_rounds"."cap"),
	CONSTRAINT "kaskad_rounds_price_check" CHECK ("kaskad_rounds"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "kaskad_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"investment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"iframe_url" text,
	"iframe_url_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"taken_on" date NOT NULL,
	"has_passed" boolean NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kaskad_valuations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"price" numeric NOT NULL,
	"day" date NOT NULL,
	"method" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "investment_id" uuid;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "investment_cause" text;
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "investment_id" uuid;
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "worth" numeric;
--> statement-breakpoint
ALTER TABLE "kaskad_allotments" ADD CONSTRAINT "kaskad_allotments_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_allotments" ADD CONSTRAINT "kaskad_allotments_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_allotments" ADD CONSTRAINT "kaskad_allotments_request_id_change_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."change_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_consents" ADD CONSTRAINT "kaskad_consents_investment_id_kaskad_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."kaskad_investments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_consents" ADD CONSTRAINT "kaskad_consents_document_id_kaskad_round_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."kaskad_round_documents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_investment_events" ADD CONSTRAINT "kaskad_investment_events_investment_id_kaskad_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."kaskad_investments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_investment_events" ADD CONSTRAINT "kaskad_investment_events_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_investments" ADD CONSTRAINT "kaskad_investments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_investments" ADD CONSTRAINT "kaskad_investments_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_investments" ADD CONSTRAINT "kaskad_investments_subscription_file_id_files_id_fk" FOREIGN KEY ("subscription_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_investments" ADD CONSTRAINT "kaskad_investments_evidence_file_id_files_id_fk" FOREIGN KEY ("evidence_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_investments" ADD CONSTRAINT "kaskad_investments_grant_id_kaskad_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."kaskad_grants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_invitations" ADD CONSTRAINT "kaskad_invitations_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_invitations" ADD CONSTRAINT "kaskad_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_invitations" ADD CONSTRAINT "kaskad_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_issuer_accounts" ADD CONSTRAINT "kaskad_issuer_accounts_issuer_id_kaskad_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."kaskad_issuers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_issuer_accounts" ADD CONSTRAINT "kaskad_issuer_accounts_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_movements" ADD CONSTRAINT "kaskad_movements_class_id_kaskad_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."kaskad_classes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_movements" ADD CONSTRAINT "kaskad_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_movements" ADD CONSTRAINT "kaskad_movements_investment_id_kaskad_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."kaskad_investments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_movements" ADD CONSTRAINT "kaskad_movements_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_questions" ADD CONSTRAINT "kaskad_questions_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_questions" ADD CONSTRAINT "kaskad_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_questions" ADD CONSTRAINT "kaskad_questions_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_round_documents" ADD CONSTRAINT "kaskad_round_documents_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_round_documents" ADD CONSTRAINT "kaskad_round_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_round_documents" ADD CONSTRAINT "kaskad_round_documents_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_round_mails" ADD CONSTRAINT "kaskad_round_mails_investment_id_kaskad_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."kaskad_investments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_round_updates" ADD CONSTRAINT "kaskad_round_updates_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_round_updates" ADD CONSTRAINT "kaskad_round_updates_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_issuer_id_kaskad_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."kaskad_issuers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_class_id_kaskad_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."kaskad_classes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_rounds" ADD CONSTRAINT "kaskad_rounds_issue_started_by_users_id_fk" FOREIGN KEY ("issue_started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_signatures" ADD CONSTRAINT "kaskad_signatures_investment_id_kaskad_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."kaskad_investments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_tests" ADD CONSTRAINT "kaskad_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_valuations" ADD CONSTRAINT "kaskad_valuations_class_id_kaskad_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."kaskad_classes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_valuations" ADD CONSTRAINT "kaskad_valuations_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "kaskad_consents_investment_idx" ON "kaskad_consents" USING btree ("investment_id");
--> statement-breakpoint
CREATE INDEX "kaskad_investment_events_idx" ON "kaskad_investment_events" USING btree ("investment_id","at");
--> statement-breakpoint
CREATE INDEX "kaskad_investment_events_at_idx" ON "kaskad_investment_events" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_user_idx" ON "kaskad_investments" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_list_idx" ON "kaskad_investments" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_state_idx" ON "kaskad_investments" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_round_idx" ON "kaskad_investments" USING btree ("round_id","state");
--> statement-breakpoint
CREATE INDEX "kaskad_investments_reference_idx" ON "kaskad_investments" USING btree ("reference" text_pattern_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "kaskad_investments_one_reservation_idx" ON "kaskad_investments" USING btree ("round_id","user_id") WHERE "kaskad_investments"."state" = 'reserved';
--> statement-breakpoint
CREATE INDEX "kaskad_invitations_user_idx" ON "kaskad_invitations" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "kaskad_issuer_accounts_idx" ON "kaskad_issuer_accounts" USING btree ("issuer_id","set_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "kaskad_movements_investment_idx" ON "kaskad_movements" USING btree ("investment_id");
--> statement-breakpoint
CREATE INDEX "kaskad_movements_user_idx" ON "kaskad_movements" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "kaskad_questions_round_idx" ON "kaskad_questions" USING btree ("round_id","posted_at");
--> statement-breakpoint
CREATE INDEX "kaskad_questions_user_idx" ON "kaskad_questions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "kaskad_round_documents_version_idx" ON "kaskad_round_documents" USING btree ("round_id","kind","title","version");
--> statement-breakpoint
CREATE INDEX "kaskad_round_updates_round_idx" ON "kaskad_round_updates" USING btree ("round_id","published_at");
--> statement-breakpoint
CREATE INDEX "kaskad_rounds_list_idx" ON "kaskad_rounds" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "kaskad_rounds_state_idx" ON "kaskad_rounds" USING btree ("state","created_at","id");
--> statement-breakpoint
CREATE INDEX "kaskad_rounds_issuer_idx" ON "kaskad_rounds" USING btree ("issuer_id");
--> statement-breakpoint
CREATE INDEX "kaskad_signatures_investment_idx" ON "kaskad_signatures" USING btree ("investment_id");
--> statement-breakpoint
CREATE INDEX "kaskad_signatures_open_idx" ON "kaskad_signatures" USING btree ("created_at") WHERE "kaskad_signatures"."status" in ('opening', 'ongoing');
--> statement-breakpoint
CREATE INDEX "kaskad_tests_user_idx" ON "kaskad_tests" USING btree ("user_id","kind","taken_at");
--> statement-breakpoint
CREATE INDEX "kaskad_valuations_class_idx" ON "kaskad_valuations" USING btree ("class_id","day","recorded_at");
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_investment_id_kaskad_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."kaskad_investments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_investment_id_kaskad_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."kaskad_investments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_investment_whole" CHECK (("payouts"."kind" = 'kaskad_refund') = ("payouts"."investment_id" is not null) and ("payouts"."investment_id" is null) = ("payouts"."investment_cause" is null));
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_invested_whole" CHECK (("receipts"."state" = 'invested') = ("receipts"."investment_id" is not null));
