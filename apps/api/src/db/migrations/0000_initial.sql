CREATE TABLE "audit_chain" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"previous_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_role" text,
	"session_id" uuid,
	"ip" text,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"salt" uuid DEFAULT gen_random_uuid()
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"contract_id" uuid,
	"kind" text NOT NULL,
	"document" text NOT NULL,
	"label" text NOT NULL,
	"step" text NOT NULL,
	"text_version" text NOT NULL,
	"text_sha256" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"strategy_id" text NOT NULL,
	"po_number" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'waiting' NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"payment_method" text NOT NULL,
	"payment_reference" text,
	"payment_origin" text,
	"contract_file_id" uuid,
	"pep_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_at" timestamp with time zone,
	"payment_recorded_at" date,
	"closed_date" date,
	"renounce_until" date,
	"renounced_at" timestamp with time zone,
	CONSTRAINT "contracts_po_number_unique" UNIQUE("po_number"),
	CONSTRAINT "contracts_amount_positive" CHECK ("contracts"."amount" > 0),
	CONSTRAINT "contracts_paid_is_recorded" CHECK (("contracts"."payment_status" = 'paid') = ("contracts"."payment_recorded_at" is not null)),
	CONSTRAINT "contracts_renounced_is_closed" CHECK ("contracts"."renounced_at" is null or "contracts"."status" = 'closed'),
	CONSTRAINT "contracts_closed_is_dated" CHECK (("contracts"."status" = 'closed') = ("contracts"."closed_date" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reference" text,
	"executed_on" date NOT NULL,
	"wallet_address" text,
	"txid" text,
	"tx_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal_reason" text,
	"refusal_message" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"value_date" date NOT NULL,
	"reference" text NOT NULL,
	"subscription_fee_percent" numeric NOT NULL,
	"fx_fee_percent" numeric NOT NULL,
	"subscription_fee" numeric NOT NULL,
	"fx_fee" numeric NOT NULL,
	"net_amount" numeric NOT NULL,
	"net_reference_amount" numeric,
	"units" numeric,
	"nav" numeric,
	"nav_date" date,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	CONSTRAINT "payments_contract_id_unique" UNIQUE("contract_id"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "po_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "po_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request_key" text,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"is_received" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"returned_on" date,
	"reference" text,
	"recorded_at" timestamp with time zone,
	"recorded_by" uuid,
	CONSTRAINT "refunds_returned_is_whole" CHECK (("refunds"."returned_on" is null) = ("refunds"."recorded_by" is null))
);
--> statement-breakpoint
CREATE TABLE "signature_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_request_id" text,
	"status" text DEFAULT 'creating' NOT NULL,
	"iframe_url" text,
	"iframe_url_expires_at" timestamp with time zone,
	"evidence_file_id" uuid,
	"checked_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signature_requests_contract_id_unique" UNIQUE("contract_id"),
	CONSTRAINT "signature_requests_provider_request_id_unique" UNIQUE("provider_request_id")
);
--> statement-breakpoint
CREATE TABLE "timeline_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"contract_id" uuid,
	"type" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"units" numeric NOT NULL,
	"exit_fee_percent" numeric NOT NULL,
	"exit_fee" numeric NOT NULL,
	"value_date" date NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"reference" text,
	"note" text,
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."amount" >= 0 and "withdrawals"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"effective_on" date NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"blockers" text[],
	"closing_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retained_data" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"until" date NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "retained_data_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"purpose" text NOT NULL,
	"original_name" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"session_id" uuid,
	"code_hash" text,
	"target" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"codes_sent" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"auth_methods" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_user_id" text NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"kyc_status" text DEFAULT 'pending' NOT NULL,
	"is_company" boolean DEFAULT false NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"country_address" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"registration_number" text DEFAULT '' NOT NULL,
	"company_type" text DEFAULT '' NOT NULL,
	"assigned_sales_id" uuid,
	"calendly_url" text,
	"can_access_yield" boolean DEFAULT false NOT NULL,
	"can_access_kaskad" boolean DEFAULT false NOT NULL,
	"can_access_yield_admin" boolean DEFAULT false NOT NULL,
	"can_access_kaskad_admin" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"applicant_id" text NOT NULL,
	"reject_type" text,
	"refusal_comment" text,
	"staff_note" text,
	"reject_labels" jsonb,
	"verdict_id" text,
	"review_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"doc_type" text NOT NULL,
	"status" text NOT NULL,
	"rejection_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"doc_type" text NOT NULL,
	"country" text NOT NULL,
	"side" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_kyc_applicants" (
	"id" text PRIMARY KEY NOT NULL,
	"external_user_id" text NOT NULL,
	"review_status" text NOT NULL,
	"review_answer" text,
	"review_reject_type" text,
	"attempt_cnt" integer DEFAULT 0 NOT NULL,
	"documents" jsonb NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_signature_documents" (
	"signature_id" uuid NOT NULL,
	"nature" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sealed" "bytea",
	CONSTRAINT "local_signature_documents_signature_id_nature_pk" PRIMARY KEY("signature_id","nature")
);
--> statement-breakpoint
CREATE TABLE "local_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'ongoing' NOT NULL,
	"signer" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"evidence" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_signatures_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "local_signatures_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "fx_rate_revisions" (
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"rate" numeric NOT NULL,
	"source" text NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fx_rate_revisions_base_quote_day_version_pk" PRIMARY KEY("base","quote","day","version")
);
--> statement-breakpoint
CREATE TABLE "fx_rates" (
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fx_rates_base_quote_day_pk" PRIMARY KEY("base","quote","day"),
	CONSTRAINT "fx_rates_rate_positive" CHECK ("fx_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "import_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"error_count" integer NOT NULL,
	"values" jsonb NOT NULL,
	"first_day" date,
	"last_day" date,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nav_revisions" (
	"strategy_id" text NOT NULL,
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"vl" numeric NOT NULL,
	"source" text NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nav_revisions_strategy_id_day_version_pk" PRIMARY KEY("strategy_id","day","version")
);
--> statement-breakpoint
CREATE TABLE "navs" (
	"strategy_id" text NOT NULL,
	"day" date NOT NULL,
	"vl" numeric NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "navs_strategy_id_day_pk" PRIMARY KEY("strategy_id","day"),
	CONSTRAINT "navs_vl_positive" CHECK ("navs"."vl" > 0)
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"scope" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"operation_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_id_key_pk" PRIMARY KEY("user_id","operation_id","key")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"sender_name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"unit" text NOT NULL,
	"category" text DEFAULT 'default' NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"payload" jsonb NOT NULL,
	CONSTRAINT "webhook_inbox_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "strategies" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"reference_currency" text NOT NULL,
	"apy" numeric DEFAULT '0' NOT NULL,
	"doc_url" text,
	"video_url" text,
	"rib_bank" text,
	"rib_iban" text,
	"rib_bic" text,
	"crypto_inputs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minimums" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "strategies_title_unique" UNIQUE("title")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "po_numbers" ADD CONSTRAINT "po_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retained_data" ADD CONSTRAINT "retained_data_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_documents" ADD CONSTRAINT "company_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_signature_documents" ADD CONSTRAINT "local_signature_documents_signature_id_local_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."local_signatures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_revisions" ADD CONSTRAINT "nav_revisions_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navs" ADD CONSTRAINT "navs_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_object_idx" ON "audit_log" USING btree ("object_type","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once_idx" ON "consents" USING btree ("contract_id","kind");--> statement-breakpoint
CREATE INDEX "contracts_user_idx" ON "contracts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "contracts_created_idx" ON "contracts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contracts_status_idx" ON "contracts" USING btree ("status","payment_status","created_at");--> statement-breakpoint
CREATE INDEX "contracts_strategy_idx" ON "contracts" USING btree ("strategy_id");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_uninvested_idx" ON "payments" USING btree ("value_date") WHERE "payments"."units" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "po_numbers_request_idx" ON "po_numbers" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("requested_at") WHERE "refunds"."returned_on" is null;--> statement-breakpoint
CREATE INDEX "refunds_user_idx" ON "refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signature_requests_open_idx" ON "signature_requests" USING btree ("status");--> statement-breakpoint
CREATE INDEX "timeline_events_user_idx" ON "timeline_events" USING btree ("user_id","occurred_at");--> statement-breakpoint
CREATE INDEX "withdrawals_contract_idx" ON "withdrawals" USING btree ("contract_id","occurred_at");--> statement-breakpoint
CREATE INDEX "withdrawals_user_idx" ON "withdrawals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_closing_idx" ON "withdrawals" USING btree ("contract_id") WHERE "withdrawals"."kind" = 'closing';--> statement-breakpoint
CREATE INDEX "deletion_requests_user_id_idx" ON "deletion_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_standing_idx" ON "deletion_requests" USING btree ("user_id") WHERE withdrawn_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "retained_data_until_idx" ON "retained_data" USING btree ("until") WHERE erased_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "files_user_id_idx" ON "files" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_token_hash_key" ON "challenges" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "challenges_user_id_purpose_idx" ON "challenges" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "reset_requests_requested_at_idx" ON "reset_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_external_user_id_key" ON "users" USING btree ("external_user_id");--> statement-breakpoint
CREATE INDEX "users_assigned_sales_id_idx" ON "users" USING btree ("assigned_sales_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_user_id_key" ON "applicants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applicants_applicant_id_key" ON "applicants" USING btree ("applicant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_documents_user_id_doc_type_key" ON "company_documents" USING btree ("user_id","doc_type");--> statement-breakpoint
CREATE INDEX "identity_documents_user_id_idx" ON "identity_documents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "local_kyc_applicants_external_user_id_key" ON "local_kyc_applicants" USING btree ("external_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "local_kyc_applicants_token_hash_key" ON "local_kyc_applicants" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "local_signatures_status_idx" ON "local_signatures" USING btree ("status");--> statement-breakpoint
CREATE INDEX "fx_rates_day_idx" ON "fx_rates" USING btree ("day","base","quote");--> statement-breakpoint
CREATE INDEX "navs_day_idx" ON "navs" USING btree ("day","strategy_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_pending_idx" ON "mail_outbox" USING btree ("next_attempt_at") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");