CREATE TABLE "access_request_colleagues" (
	"request_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "access_request_colleagues_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "access_request_steps" (
	"request_id" text NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "access_request_steps_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text,
	"text" text,
	CONSTRAINT "access_request_steps_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
DROP INDEX "access_requests_user_id_resource_id_index";--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "project" text;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "wanted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_requests" ADD COLUMN "given_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "discoverable" text DEFAULT 'granted' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_request_colleagues" ADD CONSTRAINT "access_request_colleagues_request_id_access_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_request_colleagues" ADD CONSTRAINT "access_request_colleagues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_request_steps" ADD CONSTRAINT "access_request_steps_request_id_access_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."access_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_request_steps" ADD CONSTRAINT "access_request_steps_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_request_colleagues_user_id_index" ON "access_request_colleagues" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_request_steps_by_id_index" ON "access_request_steps" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_user_id_resource_id_index" ON "access_requests" USING btree ("user_id","resource_id") WHERE state in ('submitted', 'returned');--> statement-breakpoint
INSERT INTO "access_request_steps" ("request_id", "what", "at", "by_id") SELECT "id", 'submitted', "created_at", "user_id" FROM "access_requests" ORDER BY "number";--> statement-breakpoint
INSERT INTO "access_request_steps" ("request_id", "what", "at", "by_id") SELECT "id", "state", "decided_at", "decided_by_id" FROM "access_requests" WHERE "decided_at" IS NOT NULL ORDER BY "decided_at";
