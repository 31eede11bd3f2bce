UPDATE "sessions" SET "absolute_expires_at" = least("sessions"."absolute_expires_at", "sessions"."created_at" + interval '12 hours')
FROM "users" WHERE "users"."id" = "sessions"."user_id" AND "users"."role" NOT IN ('client', 'cgp') AND "sessions"."revoked_at" IS NULL;
