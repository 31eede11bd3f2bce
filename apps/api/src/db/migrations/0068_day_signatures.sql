CREATE TABLE "day_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"comment" text,
	"open_points" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_signatures" ADD CONSTRAINT "day_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_signatures_day_idx" ON "day_signatures" USING btree ("day","at");