CREATE TABLE "eula_texts" (
	"eula_id" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "eula_texts_eula_id_version_language_sha256_pk" PRIMARY KEY("eula_id","version","language","sha256")
);
--> statement-breakpoint
CREATE TABLE "resource_terms" (
	"resource_id" text NOT NULL,
	"eula_id" text NOT NULL,
	CONSTRAINT "resource_terms_resource_id_eula_id_pk" PRIMARY KEY("resource_id","eula_id")
);
--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD COLUMN "signed_name" text;--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "eula_acceptances" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "eulas" ADD COLUMN "scope" text DEFAULT 'platform' NOT NULL;--> statement-breakpoint
ALTER TABLE "eulas" ADD COLUMN "signature" text DEFAULT 'accept' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_terms" ADD CONSTRAINT "resource_terms_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_terms" ADD CONSTRAINT "resource_terms_eula_id_eulas_id_fk" FOREIGN KEY ("eula_id") REFERENCES "public"."eulas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_terms_eula_id_index" ON "resource_terms" USING btree ("eula_id");--> statement-breakpoint
INSERT INTO "eula_texts" ("eula_id", "version", "language", "name", "content", "sha256")
SELECT "id", "version", '', "name", "content", encode(sha256(convert_to("content", 'UTF8')), 'hex') FROM "eulas"
UNION ALL
SELECT "id", "version", "key", "value"->>'name', "value"->>'content', encode(sha256(convert_to("value"->>'content', 'UTF8')), 'hex') FROM "eulas", jsonb_each("translations");
