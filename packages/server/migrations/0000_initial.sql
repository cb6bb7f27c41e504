-- Trigram indexes, for searching parts of names and addresses.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Texts as searches compare them: no accents, lower case, full-width characters as ASCII. Only databases in UTF-8 can
-- take letters apart; elsewhere only the case is folded.
DO $do$ BEGIN
  IF getdatabaseencoding() = 'UTF8' THEN
    CREATE FUNCTION search_form(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $f$
      SELECT replace(replace(replace(replace(
        translate(
          -- Not every locale knows the lower case of these letters.
          lower(translate(regexp_replace(normalize($1, NFKD), '[\u0300-\u036F\u064B-\u0652\u0670]', '', 'g'), 'ØŁĐÐĦÆŒÞẞ', 'øłđðħæœþß')),
          'øłđðħıς', 'olddhiσ'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    $f$;
  ELSE
    CREATE FUNCTION search_form(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS 'SELECT lower($1)';
  END IF;
END $do$;--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"use" text DEFAULT 'many' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '90 days' NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_internal" boolean NOT NULL,
	"tier" text NOT NULL,
	"sign_in_method" text,
	"imported" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_questions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer_hash" text NOT NULL,
	"set_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"app_name" text DEFAULT '' NOT NULL,
	"data_partner_id" text DEFAULT '' NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"given_by_id" text,
	"given_at" timestamp with time zone,
	CONSTRAINT "user_roles_user_id_role_app_name_data_partner_id_pk" PRIMARY KEY("user_id","role","app_name","data_partner_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"organization_id" text NOT NULL,
	"sign_in_method" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"can_impersonate" boolean NOT NULL,
	"redirect_url" text,
	"webauthn_handle" "bytea",
	"language" text,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	"is_set_up" boolean DEFAULT true NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "users_webauthnHandle_unique" UNIQUE("webauthn_handle")
);
--> statement-breakpoint
CREATE TABLE "data_partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"element_id" text NOT NULL,
	"app_name" text NOT NULL,
	"data_partner_id" text DEFAULT '' NOT NULL,
	"mini_content" text NOT NULL,
	"main_content" text NOT NULL,
	"mini_html" text,
	"main_html" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"additional_meta" jsonb NOT NULL,
	"audience" jsonb NOT NULL,
	"environment_type" jsonb NOT NULL,
	"sellers" jsonb NOT NULL,
	"data_partners" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_by_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_appName_elementId_dataPartnerId_unique" UNIQUE("app_name","element_id","data_partner_id")
);
--> statement-breakpoint
CREATE TABLE "seller_data_partners" (
	"seller_id" text NOT NULL,
	"data_partner_id" text NOT NULL,
	CONSTRAINT "seller_data_partners_seller_id_data_partner_id_pk" PRIMARY KEY("seller_id","data_partner_id")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "eula_acceptances" (
	"user_id" text NOT NULL,
	"eula_id" text NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eula_acceptances_user_id_eula_id_version_pk" PRIMARY KEY("user_id","eula_id","version")
);
--> statement-breakpoint
CREATE TABLE "eulas" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"valid_from" timestamp with time zone,
	"replaces_id" text,
	"imported" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"published_by_id" text
);
--> statement-breakpoint
CREATE TABLE "gate_sessions" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"app" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gate_tickets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"app" text NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_dismissals" (
	"user_id" text NOT NULL,
	"announcement_id" text NOT NULL,
	CONSTRAINT "announcement_dismissals_user_id_announcement_id_pk" PRIMARY KEY("user_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"details_url" text,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pinned_apps" (
	"user_id" text NOT NULL,
	"app_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "pinned_apps_user_id_app_id_pk" PRIMARY KEY("user_id","app_id")
);
--> statement-breakpoint
CREATE TABLE "recent_apps" (
	"user_id" text NOT NULL,
	"app_id" text NOT NULL,
	"dataset_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_apps_user_id_app_id_dataset_id_pk" PRIMARY KEY("user_id","app_id","dataset_id")
);
--> statement-breakpoint
CREATE TABLE "external_identities" (
	"provider_id" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "external_identities_provider_id_subject_pk" PRIMARY KEY("provider_id","subject")
);
--> statement-breakpoint
CREATE TABLE "federated_attempts" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"provider_id" text NOT NULL,
	"next" text,
	"tested_by_id" text,
	"confirmed" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"jit" boolean NOT NULL,
	"enforced" boolean NOT NULL,
	"last_test" jsonb,
	"imported" boolean DEFAULT false NOT NULL,
	"shared_callback" boolean DEFAULT false NOT NULL,
	CONSTRAINT "identity_providers_organizationId_unique" UNIQUE("organization_id")
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"language" text DEFAULT 'en' NOT NULL,
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
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"user_id" text,
	"acting_for_id" text,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"session" uuid,
	"support_code" text
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "error_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"app" text NOT NULL,
	"version" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"url" text NOT NULL,
	"support_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone,
	"user_id" text,
	"session" uuid
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" double precision[] NOT NULL,
	"max_hits" integer NOT NULL,
	"window_ms" double precision NOT NULL,
	"refused" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_urls" (
	"code" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" text NOT NULL,
	"is_from_support" boolean NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"page_url" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"support_code" text,
	"client_key" uuid,
	CONSTRAINT "tickets_userId_clientKey_unique" UNIQUE("user_id","client_key"),
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "organization_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"dns_token" text NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"sign_count" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"aaguid" text NOT NULL,
	"name" text NOT NULL,
	"backup_eligible" boolean NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"nonce" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "registration_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"description" text NOT NULL,
	"sign_in_method" text NOT NULL,
	"language" text,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by_id" text,
	"note" text,
	CONSTRAINT "registration_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resource_grants" (
	"resource_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"given_by_id" text,
	"given_at" timestamp with time zone,
	CONSTRAINT "resource_grants_resource_id_organization_id_pk" PRIMARY KEY("resource_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "resource_user_grants" (
	"resource_id" text NOT NULL,
	"user_id" text NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"given_by_id" text,
	"given_at" timestamp with time zone,
	CONSTRAINT "resource_user_grants_resource_id_user_id_pk" PRIMARY KEY("resource_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" text PRIMARY KEY NOT NULL,
	"resourcetype" text NOT NULL,
	"resource" jsonb NOT NULL,
	"datatypes" jsonb NOT NULL,
	"is_aggregate" boolean NOT NULL,
	"position" integer NOT NULL,
	"serve" jsonb
);
--> statement-breakpoint
CREATE TABLE "virtual_cohorts" (
	"id" text PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticator_setups" (
	"session_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"last_step" bigint,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "device_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_by_id" text,
	"decided_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"user_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text,
	"acting_for_id" text,
	"factors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proven_at" timestamp with time zone,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"handle" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_seen_at" timestamp with time zone,
	"provider_id" text,
	"idp_sid" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"email_key" text NOT NULL,
	"user_id" text,
	"flow" text NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_attempts_sessionHash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_questions" ADD CONSTRAINT "security_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_data_partners" ADD CONSTRAINT "seller_data_partners_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_data_partners" ADD CONSTRAINT "seller_data_partners_data_partner_id_data_partners_id_fk" FOREIGN KEY ("data_partner_id") REFERENCES "public"."data_partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD CONSTRAINT "eula_acceptances_eula_id_eulas_id_fk" FOREIGN KEY ("eula_id") REFERENCES "public"."eulas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eulas" ADD CONSTRAINT "eulas_replaces_id_eulas_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."eulas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eulas" ADD CONSTRAINT "eulas_published_by_id_users_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_sessions" ADD CONSTRAINT "gate_sessions_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gate_tickets" ADD CONSTRAINT "gate_tickets_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_apps" ADD CONSTRAINT "pinned_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_apps" ADD CONSTRAINT "pinned_apps_app_id_resources_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_apps" ADD CONSTRAINT "recent_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_apps" ADD CONSTRAINT "recent_apps_app_id_resources_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federated_attempts" ADD CONSTRAINT "federated_attempts_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federated_attempts" ADD CONSTRAINT "federated_attempts_tested_by_id_users_id_fk" FOREIGN KEY ("tested_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queued_mails" ADD CONSTRAINT "queued_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_urls" ADD CONSTRAINT "short_urls_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_domains" ADD CONSTRAINT "organization_domains_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_requests" ADD CONSTRAINT "registration_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD CONSTRAINT "resource_grants_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD CONSTRAINT "resource_grants_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_grants" ADD CONSTRAINT "resource_grants_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD CONSTRAINT "resource_user_grants_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD CONSTRAINT "resource_user_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_user_grants" ADD CONSTRAINT "resource_user_grants_given_by_id_users_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_setups" ADD CONSTRAINT "authenticator_setups_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "authenticator_setups" ADD CONSTRAINT "authenticator_setups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_attempt_id_sign_in_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."sign_in_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_for_id_organizations_id_fk" FOREIGN KEY ("acting_for_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_provider_id_identity_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_providers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "api_tokens_user_id_index" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_organization_name_index" ON "users" USING btree ("organization_id",lower("last_name" || ', ' || "first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_last_sign_in_index" ON "users" USING btree (coalesce("last_signed_in_at", 'epoch'),"id");--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree (lower("last_name" || ', ' || "first_name"),"id");--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin (search_form(("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_disabled_index" ON "users" USING btree (lower("last_name" || ', ' || "first_name"),"id") WHERE "users"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX "users_not_set_up_index" ON "users" USING btree (lower("last_name" || ', ' || "first_name"),"id") WHERE not "users"."is_set_up";--> statement-breakpoint
CREATE INDEX "eula_acceptances_eula_id_version_user_id_index" ON "eula_acceptances" USING btree ("eula_id","version","user_id");--> statement-breakpoint
CREATE INDEX "eulas_replaces_id_index" ON "eulas" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "gate_sessions_session_hash_index" ON "gate_sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "gate_tickets_session_hash_index" ON "gate_tickets" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "external_identities_user_id_index" ON "external_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "federated_attempts_expires_at_index" ON "federated_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_tokens_expires_at_index" ON "spent_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "queued_mails_due_index" ON "queued_mails" USING btree ("next_try_at") WHERE "queued_mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "queued_mails_state_index" ON "queued_mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "queued_mails_created_at_id_index" ON "queued_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "queued_mails_refused_index" ON "queued_mails" USING btree ("user_id","created_at") WHERE "queued_mails"."is_refused";--> statement-breakpoint
CREATE INDEX "audit_events_user_id_id_index" ON "audit_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_opened_index" ON "audit_events" USING btree ("event","user_id",coalesce("acting_for_id", ''),coalesce("detail"->>'app', ''),coalesce("detail"->>'dataset', ''),date_trunc('hour', "at" at time zone 'UTC')) WHERE "audit_events"."event" in ('app_opened', 'dataset_opened');--> statement-breakpoint
CREATE INDEX "audit_events_at_id_index" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_event_at_id_index" ON "audit_events" USING btree ("event","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_failed_index" ON "audit_events" USING btree ("at","user_id") WHERE "audit_events"."event" in ('sign_in_failed', 'proof_failed');--> statement-breakpoint
CREATE INDEX "audit_events_request_id_index" ON "audit_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "audit_events_ip_index" ON "audit_events" USING btree ("ip");--> statement-breakpoint
CREATE INDEX "audit_events_by_index" ON "audit_events" USING btree (("detail" ->> 'by')) WHERE ("audit_events"."detail" ->> 'by') is not null;--> statement-breakpoint
CREATE INDEX "audit_events_about_index" ON "audit_events" USING btree (coalesce("detail" ->> 'resource', "detail" ->> 'app', "detail" ->> 'dataset'),"at","id") WHERE coalesce("audit_events"."detail" ->> 'resource', "audit_events"."detail" ->> 'app', "audit_events"."detail" ->> 'dataset') is not null;--> statement-breakpoint
CREATE INDEX "audit_events_acting_for_id_index" ON "audit_events" USING btree ("acting_for_id") WHERE "audit_events"."acting_for_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_organization_index" ON "audit_events" USING btree (("detail" ->> 'organization')) WHERE ("audit_events"."detail" ->> 'organization') is not null;--> statement-breakpoint
CREATE INDEX "audit_events_session_index" ON "audit_events" USING btree ("session") WHERE "audit_events"."session" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_support_code_index" ON "audit_events" USING btree ("support_code") WHERE "audit_events"."support_code" is not null;--> statement-breakpoint
CREATE INDEX "error_reports_created_at_index" ON "error_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "error_reports_support_code_index" ON "error_reports" USING btree ("support_code");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "short_urls_created_by_id_index" ON "short_urls" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "ticket_answers_ticket_id_id_index" ON "ticket_answers" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "tickets_user_id_created_at_index" ON "tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_created_at_id_index" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_support_code_index" ON "tickets" USING btree ("support_code") WHERE "tickets"."support_code" is not null;--> statement-breakpoint
CREATE INDEX "tickets_words_index" ON "tickets" USING gin (search_form(("subject" || ' ' || "description")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organization_domains_organization_id_index" ON "organization_domains" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_at_index" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_user_id_index" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_requests_email_key_index" ON "registration_requests" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "registration_requests_expires_at_index" ON "registration_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registration_requests_decision_verified_at_id_index" ON "registration_requests" USING btree ("decision","verified_at","id");--> statement-breakpoint
CREATE INDEX "reset_tokens_user_id_index" ON "reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resource_grants_organization_id_index" ON "resource_grants" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "resource_user_grants_user_id_index" ON "resource_user_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_codes_expires_at_index" ON "device_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_provider_index" ON "sessions" USING btree ("provider_id","idp_sid") WHERE "sessions"."provider_id" is not null;--> statement-breakpoint
-- Whether an account can be signed in to. Kept in a column, by which lists of people can be sorted and counted.
CREATE FUNCTION "is_user_set_up"(person "users") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT person.redirect_url IS NOT NULL
    OR CASE WHEN person.sign_in_method = 'email_otp_and_authenticator_based'
      THEN EXISTS (SELECT 1 FROM authenticators WHERE user_id = person.id)
      ELSE person.password_hash IS NOT NULL END
    OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = person.id)
    OR EXISTS (SELECT 1 FROM external_identities WHERE user_id = person.id)
$$;--> statement-breakpoint
CREATE FUNCTION "note_set_up_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_set_up := is_user_set_up(NEW);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_set_up" BEFORE INSERT OR UPDATE OF "password_hash", "sign_in_method", "redirect_url" ON "users"
  FOR EACH ROW EXECUTE FUNCTION note_set_up_of_user();--> statement-breakpoint
CREATE FUNCTION "note_factor_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  UPDATE users SET is_set_up = is_user_set_up(users)
    WHERE id = owner AND is_set_up <> is_user_set_up(users);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "authenticators_set_up" AFTER INSERT OR DELETE ON "authenticators"
  FOR EACH ROW EXECUTE FUNCTION note_factor_of_user();--> statement-breakpoint
CREATE TRIGGER "passkeys_set_up" AFTER INSERT OR DELETE ON "passkeys"
  FOR EACH ROW EXECUTE FUNCTION note_factor_of_user();--> statement-breakpoint
CREATE TRIGGER "external_identities_set_up" AFTER INSERT OR DELETE ON "external_identities"
  FOR EACH ROW EXECUTE FUNCTION note_factor_of_user();
