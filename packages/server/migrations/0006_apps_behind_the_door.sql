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
ALTER TABLE "resources" ADD COLUMN "serve" jsonb;--> statement-breakpoint
ALTER TABLE "gate_sessions" ADD CONSTRAINT "gate_sessions_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gate_tickets" ADD CONSTRAINT "gate_tickets_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dismissals" ADD CONSTRAINT "announcement_dismissals_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_apps" ADD CONSTRAINT "pinned_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_apps" ADD CONSTRAINT "pinned_apps_app_id_resources_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_apps" ADD CONSTRAINT "recent_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_apps" ADD CONSTRAINT "recent_apps_app_id_resources_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_sessions_session_hash_index" ON "gate_sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "gate_tickets_session_hash_index" ON "gate_tickets" USING btree ("session_hash");