CREATE TABLE "email_changes" (
	"confirm_hash" "bytea" PRIMARY KEY NOT NULL,
	"undo_hash" "bytea" NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"old_email" text NOT NULL,
	"old_email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_changes_undoHash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user_id_index" ON "email_changes" USING btree ("user_id");