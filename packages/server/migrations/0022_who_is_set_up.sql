DROP INDEX "users_perhaps_invited_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_set_up" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE FUNCTION "is_user_set_up"(person "users") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT person.redirect_url IS NOT NULL
    OR CASE WHEN person.sign_in_method = 'email_otp_and_authenticator_based'
      THEN EXISTS (SELECT 1 FROM authenticators WHERE user_id = person.id)
      ELSE person.password_hash IS NOT NULL END
    OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = person.id)
$$;--> statement-breakpoint
UPDATE "users" SET "is_set_up" = false WHERE NOT is_user_set_up("users");--> statement-breakpoint
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
CREATE INDEX "users_not_set_up_index" ON "users" USING btree (lower("last_name" || ', ' || "first_name"),"id") WHERE not "users"."is_set_up";--> statement-breakpoint
CREATE INDEX "tickets_words_index" ON "tickets" USING gin (("subject" || ' ' || "description") gin_trgm_ops);