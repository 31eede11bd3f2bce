ALTER TABLE "contracts" ADD COLUMN "reminded_by" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "sent_by" uuid;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_reminded_by_users_id_fk" FOREIGN KEY ("reminded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;