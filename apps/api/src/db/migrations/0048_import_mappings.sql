CREATE TABLE "import_mappings" (
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "import_mappings_kind_fingerprint_pk" PRIMARY KEY("kind","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "import_plans" ADD COLUMN "refused" jsonb;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;