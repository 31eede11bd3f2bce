CREATE TABLE "parameter_versions" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_versions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"effective_day" date NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"published_by" uuid,
	"change_request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parameter_versions_two_persons" CHECK ("parameter_versions"."published_by" <> "parameter_versions"."entered_by" and num_nulls("parameter_versions"."published_by", "parameter_versions"."change_request_id") <> 1)
);
--> statement-breakpoint
ALTER TABLE "parameter_versions" ADD CONSTRAINT "parameter_versions_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_versions" ADD CONSTRAINT "parameter_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_versions" ADD CONSTRAINT "parameter_versions_change_request_id_change_requests_id_fk" FOREIGN KEY ("change_request_id") REFERENCES "public"."change_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parameter_versions_in_force_idx" ON "parameter_versions" USING btree ("key","effective_day","number");