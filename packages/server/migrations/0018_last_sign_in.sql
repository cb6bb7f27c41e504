ALTER TABLE "users" ADD COLUMN "last_signed_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "last_signed_in_at" = latest."at" FROM (SELECT "user_id", max("at") AS "at" FROM "audit_events" WHERE "event" = 'signed_in' GROUP BY "user_id") latest WHERE latest."user_id" = "users"."id";--> statement-breakpoint
CREATE INDEX "users_last_sign_in_index" ON "users" USING btree (coalesce("last_signed_in_at", 'epoch'),"id");--> statement-breakpoint
ALTER TABLE "federated_attempts" DROP COLUMN IF EXISTS "is_fresh";