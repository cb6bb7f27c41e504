CREATE TABLE "ticket_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" text NOT NULL,
	"is_from_support" boolean NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_events_at_index";--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "session" uuid;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "support_code" text;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "session" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "support_code" text;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_answers_ticket_id_id_index" ON "ticket_answers" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_at_id_index" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_event_at_id_index" ON "audit_events" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_request_id_index" ON "audit_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_events_ip_index" ON "audit_events" USING btree ("ip");--> statement-breakpoint
CREATE INDEX "audit_events_by_index" ON "audit_events" USING btree (("detail" ->> 'by')) WHERE ("audit_events"."detail" ->> 'by') is not null;--> statement-breakpoint
CREATE INDEX "audit_events_about_index" ON "audit_events" USING btree (coalesce("detail" ->> 'resource', "detail" ->> 'app', "detail" ->> 'dataset'),"at","id") WHERE coalesce("audit_events"."detail" ->> 'resource', "audit_events"."detail" ->> 'app', "audit_events"."detail" ->> 'dataset') is not null;--> statement-breakpoint
CREATE INDEX "audit_events_session_index" ON "audit_events" USING btree ("session") WHERE "audit_events"."session" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_support_code_index" ON "audit_events" USING btree ("support_code") WHERE "audit_events"."support_code" is not null;--> statement-breakpoint
CREATE INDEX "error_reports_support_code_index" ON "error_reports" USING btree ("support_code");--> statement-breakpoint
CREATE INDEX "tickets_created_at_id_index" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_support_code_index" ON "tickets" USING btree ("support_code") WHERE "tickets"."support_code" is not null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_number_unique" UNIQUE("number");