CREATE TABLE "resource_user_grants" (
	"resource_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "resource_user_grants_resource_id_user_id_pk" PRIMARY KEY("resource_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD CONSTRAINT "resource_user_grants_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD CONSTRAINT "resource_user_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_user_grants_user_id_index" ON "resource_user_grants" USING btree ("user_id");