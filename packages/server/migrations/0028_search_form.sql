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
DROP INDEX "users_search_index";--> statement-breakpoint
DROP INDEX "tickets_words_index";--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin (search_form(("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_words_index" ON "tickets" USING gin (search_form(("subject" || ' ' || "description")) gin_trgm_ops);
