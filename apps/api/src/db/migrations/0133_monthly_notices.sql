CREATE TABLE "monthly_notices" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "monthly_notices_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "monthly_notices" ADD CONSTRAINT "monthly_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;