import { findLanguage, type Language } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import type { Settings } from '../settings/settings.ts'

/** The recipient of a mail, with the facts on which its wording depends. */
export interface Reader {
  readonly email: string
  /** The language of the mail: one of those in the setting `LANGUAGES`. */
  readonly language: Language
}

/**
 * The language for a mail: the one that its recipient has chosen (`chosen`), else that of the request that caused the
 * mail (`asked`), else the first in the setting `LANGUAGES`. A language that the setting does not contain is ignored.
 */
export function languageOfReader(
  { languages }: Pick<Settings, 'languages'>,
  chosen: string | null | undefined,
  asked?: string | null,
): Language {
  return findLanguage(chosen, languages) ?? findLanguage(asked, languages) ?? languages[0]
}

/**
 * The language that the owner of an account has chosen. Null: the owner has chosen none, or the account does not exist.
 */
export async function storedLanguage(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  return row?.language ?? null
}
