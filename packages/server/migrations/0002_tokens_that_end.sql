ALTER TABLE "registration_requests" DROP CONSTRAINT "registration_requests_emailKey_unique";--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "use" text DEFAULT 'many' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '90 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "registration_requests_email_key_index" ON "registration_requests" USING btree ("email_key");