ALTER TABLE "sign_in_attempts" DROP CONSTRAINT "sign_in_attempts_user_id_users_id_fk";
