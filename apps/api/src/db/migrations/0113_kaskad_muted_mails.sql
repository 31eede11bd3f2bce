ALTER TABLE "users" ADD COLUMN "kaskad_muted_mails" text[] DEFAULT '{}' NOT NULL;
