CREATE TABLE "event_shipping" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"last_answer" text
);
