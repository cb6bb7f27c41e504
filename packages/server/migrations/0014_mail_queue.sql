CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"has_failed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queued_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text,
	"html" text,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_answer" text,
	"is_refused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queued_mails_due_index" ON "queued_mails" USING btree ("next_try_at") WHERE "queued_mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "queued_mails_state_index" ON "queued_mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "queued_mails_created_at_id_index" ON "queued_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "queued_mails_refused_index" ON "queued_mails" USING btree ("user_id","created_at") WHERE "queued_mails"."is_refused";