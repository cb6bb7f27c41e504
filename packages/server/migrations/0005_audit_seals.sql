CREATE TABLE "audit_seals" (
	"number" bigint PRIMARY KEY NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"last_id" bigint NOT NULL,
	"events" "bytea" NOT NULL,
	"head" "bytea" NOT NULL,
	"mac" "bytea" NOT NULL
);
