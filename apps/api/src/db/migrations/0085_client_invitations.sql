CREATE TABLE "client_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text NOT NULL,
	"is_company" boolean NOT NULL,
	"service" text NOT NULL,
	"sales_id" uuid,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_sales_id_users_id_fk" FOREIGN KEY ("sales_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_invitations" ADD CONSTRAINT "client_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_invitations_token_hash_key" ON "client_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "client_invitations_email_idx" ON "client_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "client_invitations_sales_idx" ON "client_invitations" USING btree ("sales_id","sent_at");--> statement-breakpoint
CREATE INDEX "client_invitations_sent_idx" ON "client_invitations" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "client_invitations_invited_by_idx" ON "client_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "client_invitations_expires_idx" ON "client_invitations" USING btree ("expires_at");