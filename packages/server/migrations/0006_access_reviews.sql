CREATE TABLE "access_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"resource_id" text NOT NULL,
	"user_id" text,
	"organization_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by_id" text
);
--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_reviews" ADD CONSTRAINT "access_reviews_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_reviews_open_index" ON "access_reviews" USING btree ("resource_id",coalesce("user_id", ''),coalesce("organization_id", '')) WHERE "access_reviews"."answer" is null;--> statement-breakpoint
CREATE INDEX "access_reviews_resource_id_user_id_organization_id_answered_at_index" ON "access_reviews" USING btree ("resource_id","user_id","organization_id","answered_at");--> statement-breakpoint
CREATE INDEX "access_reviews_user_id_index" ON "access_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_reviews_organization_id_index" ON "access_reviews" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "access_reviews_answered_by_id_index" ON "access_reviews" USING btree ("answered_by_id");--> statement-breakpoint
CREATE INDEX "access_reviews_due_at_id_index" ON "access_reviews" USING btree ("due_at","id");