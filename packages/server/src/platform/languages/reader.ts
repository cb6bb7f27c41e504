import { findLanguage, type Language } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import type { Settings } from '../settings/settings.ts'

/** Recipient of a mail, as far as the wording depends on it. */
export interface Reader {
  readonly email: string
  /** One of the languages that `LANGUAGES` offers. */
  readonly language: Language
}

/**
 * The language of a mail: the one that its reader has chosen, else that of the request that caused the mail, else the
 * first of `LANGUAGES`. `chosen` and `asked` may name languages that are not offered.
 */
export function languageOfReader(
  { languages }: Pick<Settings, 'languages'>,
  chosen: string | null | undefined,
  asked?: string | null,
): Language {
  return findLanguage(chosen, languages) ?? findLanguage(asked, languages) ?? languages[0]
}

/** The language that the owner of an account has chosen. Null: no choice, or no such account. */
export async function storedLanguage(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return row?.language ?? null
}
