CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "users_organization_id_index";--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "sign_in_method" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "given_by_id" text;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD COLUMN "decided_by_id" text;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "given_by_id" text;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "given_by_id" text;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD CONSTRAINT "registration_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD CONSTRAINT "resource_grants_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD CONSTRAINT "resource_user_grants_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_organization_name_index" ON "users" USING btree ("organization_id",lower("last_name" || ', ' || "first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree (lower("last_name" || ', ' || "first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_disabled_index" ON "users" USING btree (lower("last_name" || ', ' || "first_name"),"id") WHERE "users"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX "users_perhaps_invited_index" ON "users" USING btree (lower("last_name" || ', ' || "first_name"),"id") WHERE ("users"."password_hash" is null or "users"."sign_in_method" = 'email_otp_and_authenticator_based');--> statement-breakpoint
CREATE INDEX "registration_requests_decision_verified_at_id_index" ON "registration_requests" USING btree ("decision","verified_at","id");--> statement-breakpoint
UPDATE "organizations" SET "imported" = true;--> statement-breakpoint
UPDATE "user_roles" SET "imported" = true;--> statement-breakpoint
UPDATE "resource_grants" SET "imported" = true;--> statement-breakpoint
UPDATE "resource_user_grants" SET "imported" = true;
