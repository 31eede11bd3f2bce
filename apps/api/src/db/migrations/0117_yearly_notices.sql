CREATE TABLE "yearly_notices" (
	"user_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "yearly_notices_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
ALTER TABLE "yearly_notices" ADD CONSTRAINT "yearly_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;