ALTER TABLE "federated_attempts" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Providers that exist know the redirect address that all shared.
ALTER TABLE "identity_providers" ADD COLUMN "shared_callback" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_providers" ALTER COLUMN "shared_callback" SET DEFAULT false;
