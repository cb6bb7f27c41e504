CREATE TABLE "access_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "access_requests_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"resource_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" text
);
--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD COLUMN "told_days" integer;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD COLUMN "told_days" integer;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_user_id_resource_id_index" ON "access_requests" USING btree ("user_id","resource_id") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "access_requests_resource_id_index" ON "access_requests" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "access_requests_decided_by_id_index" ON "access_requests" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "access_requests_state_number_index" ON "access_requests" USING btree ("state","number");