CREATE TABLE "statement_debits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"external_id" text NOT NULL,
	"reference" text,
	"import_id" uuid NOT NULL,
	"day" date NOT NULL,
	"booking_day" date NOT NULL,
	"amount" numeric NOT NULL,
	"asset" text NOT NULL,
	"party_name" text,
	"wording" text,
	"entry" bigint,
	CONSTRAINT "statement_debits_entry_unique" UNIQUE("entry"),
	CONSTRAINT "statement_debits_amount_positive" CHECK ("statement_debits"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_executed_whole";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_receipt_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "sent_back_on" date;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "is_reversal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "statement_debits" ADD CONSTRAINT "statement_debits_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_debits" ADD CONSTRAINT "statement_debits_entry_journal_entries_number_fk" FOREIGN KEY ("entry") REFERENCES "public"."journal_entries"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_debits_once_idx" ON "statement_debits" USING btree ("account","external_id");--> statement-breakpoint
CREATE INDEX "statement_debits_open_idx" ON "statement_debits" USING btree ("account","booking_day") WHERE "statement_debits"."entry" is null;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_return_receipt_id_receipts_id_fk" FOREIGN KEY ("return_receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_replaces_id_payouts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_return_receipt_idx" ON "payouts" USING btree ("return_receipt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_replaces_idx" ON "payouts" USING btree ("replaces_id");--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_sent_back_replaced" CHECK ("payouts"."return_receipt_id" is null or "payouts"."state" = 'replaced');--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_replaces_whole" CHECK (("payouts"."replaces_id" is null) = ("payouts"."sent_back_on" is null));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_executed_whole" CHECK (("payouts"."state" = 'executed' or "payouts"."return_receipt_id" is not null) = ("payouts"."executed_on" is not null));