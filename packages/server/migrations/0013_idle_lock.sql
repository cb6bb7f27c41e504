ALTER TABLE "sessions" ADD COLUMN "active_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_handle_index" ON "sessions" USING btree ("handle");