ALTER TABLE "eula_acceptances" DROP CONSTRAINT "eula_acceptances_user_id_users_id_fk";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "is_user_set_up"(person "users") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT person.redirect_url IS NOT NULL
    OR CASE WHEN person.sign_in_method = 'email_otp_and_authenticator_based'
      THEN EXISTS (SELECT 1 FROM authenticators WHERE user_id = person.id)
      ELSE person.password_hash IS NOT NULL END
    OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = person.id)
    OR EXISTS (SELECT 1 FROM external_identities WHERE user_id = person.id)
$$;--> statement-breakpoint
CREATE TRIGGER "external_identities_set_up" AFTER INSERT OR DELETE ON "external_identities"
  FOR EACH ROW EXECUTE FUNCTION note_factor_of_user();--> statement-breakpoint
UPDATE "users" SET "is_set_up" = true WHERE NOT "is_set_up" AND is_user_set_up("users");
