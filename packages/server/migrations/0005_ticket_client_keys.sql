ALTER TABLE "tickets" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_userId_clientKey_unique" UNIQUE("user_id","client_key");