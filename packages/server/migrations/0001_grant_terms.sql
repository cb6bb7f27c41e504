ALTER TABLE "resource_grants" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "end_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "end_set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "resource_grants_ends_at_index" ON "resource_grants" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "resource_user_grants_ends_at_index" ON "resource_user_grants" USING btree ("ends_at");