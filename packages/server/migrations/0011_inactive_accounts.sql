CREATE TABLE "inactive_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"first_told_at" timestamp with time zone NOT NULL,
	"second_told_at" timestamp with time zone,
	"undelivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "inactive_accounts" ADD CONSTRAINT "inactive_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;