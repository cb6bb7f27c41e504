ALTER TABLE "eulas" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "eulas" ADD COLUMN "replaces_id" text;--> statement-breakpoint
ALTER TABLE "eulas" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "eulas" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "eulas" ADD COLUMN "published_by_id" text;--> statement-breakpoint
ALTER TABLE "eulas" ADD CONSTRAINT "eulas_replaces_id_eulas_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."eulas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eulas" ADD CONSTRAINT "eulas_published_by_id_users_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eula_acceptances_eula_id_version_user_id_index" ON "eula_acceptances" USING btree ("eula_id","version","user_id");--> statement-breakpoint
CREATE INDEX "eulas_replaces_id_index" ON "eulas" USING btree ("replaces_id");--> statement-breakpoint
UPDATE "eulas" SET "imported" = true;
