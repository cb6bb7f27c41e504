CREATE TABLE "app_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"app" text NOT NULL,
	"dataset" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"provider_id" text,
	CONSTRAINT "app_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP INDEX "audit_events_opened_index";--> statement-breakpoint
ALTER TABLE "app_tokens" ADD CONSTRAINT "app_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_tokens" ADD CONSTRAINT "app_tokens_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_tokens_user_id_index" ON "app_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "app_tokens_ends_at_index" ON "app_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "app_tokens_provider_id_index" ON "app_tokens" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_opened_index" ON "audit_events" USING btree ("event","user_id",coalesce("acting_for_id", ''),coalesce("detail"->>'app', ''),coalesce("detail"->>'dataset', ''),date_trunc('hour', "at" at time zone 'UTC'),coalesce("detail"->>'token', '')) WHERE "audit_events"."event" in ('app_opened', 'dataset_opened');