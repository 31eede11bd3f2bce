CREATE TABLE "staff_default_views" (
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "staff_default_views_user_id_screen_pk" PRIMARY KEY("user_id","screen")
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_default_views" ADD CONSTRAINT "staff_default_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_default_views" ADD CONSTRAINT "staff_default_views_view_id_staff_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."staff_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_default_views_view_id_idx" ON "staff_default_views" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_name_key" ON "staff_views" USING btree ("owner_id","screen",lower("name"));--> statement-breakpoint
CREATE INDEX "staff_views_shared_idx" ON "staff_views" USING btree ("screen") WHERE "staff_views"."is_shared";