ALTER TABLE "users" ADD COLUMN "kaskad_locked_at" timestamp with time zone;
