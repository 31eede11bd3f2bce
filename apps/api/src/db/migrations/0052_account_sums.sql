CREATE TABLE "account_balances" (
	"account" text NOT NULL,
	"asset" text NOT NULL,
	"debit" numeric NOT NULL,
	"credit" numeric NOT NULL,
	CONSTRAINT "account_balances_account_asset_pk" PRIMARY KEY("account","asset")
);
--> statement-breakpoint
CREATE TABLE "account_days" (
	"account" text NOT NULL,
	"asset" text NOT NULL,
	"day" date NOT NULL,
	"debit" numeric NOT NULL,
	"credit" numeric NOT NULL,
	"lines" integer NOT NULL,
	CONSTRAINT "account_days_account_asset_day_pk" PRIMARY KEY("account","asset","day")
);
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(payer_name, '') || ' ' || coalesce(payer_account, '') || ' ' || coalesce(wording, '') || ' ' || coalesce(txid, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "account_balances_listed_idx" ON "account_balances" USING btree ("account","asset") WHERE ("account_balances"."account" not like 'waiting:%' and "account_balances"."account" not like 'payable:%' or "account_balances"."debit" <> "account_balances"."credit");
