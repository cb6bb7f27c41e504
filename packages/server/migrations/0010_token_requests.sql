CREATE TABLE "token_requests" (
	"device_hash" "bytea" PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"app" text NOT NULL,
	"dataset" text,
	"days" integer NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"polled_at" timestamp with time zone,
	"interval_s" integer NOT NULL,
	"decision" text,
	"decided_by_id" text,
	"provider_id" text,
	CONSTRAINT "token_requests_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "token_requests" ADD CONSTRAINT "token_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_requests" ADD CONSTRAINT "token_requests_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_requests_expires_at_index" ON "token_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "token_requests_decided_by_id_index" ON "token_requests" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "token_requests_provider_id_index" ON "token_requests" USING btree ("provider_id");