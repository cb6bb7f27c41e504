ALTER TABLE "organizations" ADD COLUMN "two_factors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD COLUMN "confirmed_in" "bytea";--> statement-breakpoint
ALTER TABLE "device_codes" ADD COLUMN "two_factors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_tokens" ADD COLUMN "two_factors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "token_requests" ADD COLUMN "two_factors" boolean DEFAULT false NOT NULL;