import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import type { Keys } from '../../platform/keys.ts'
import type { StoredProvider } from './provider-queries.ts'

const purpose = 'oidc-client'

/** Encrypts a provider's client secret for storage. */
export function sealSecret(keys: Keys, providerId: string, secret: string): Buffer {
  return keys.seal(purpose, providerId, secret)
}

/** Decrypts a provider's client secret. Throws if it was encrypted with an unknown key. */
export function openSecret(keys: Keys, { id, sealedSecret }: StoredProvider): string {
  return keys.open(purpose, id, sealedSecret)
}

/**
 * Decrypts a provider's client secret. Null if no known key decrypts it, so that the caller can ask for a new secret.
 */
export function knownSecret(keys: Keys, provider: StoredProvider): string | null {
  try {
    return openSecret(keys, provider)
  } catch {
    return null
  }
}

/** Encrypts a client secret again if it was encrypted with the previous key or by an earlier cipher. */
export async function renewSecret(db: Database, keys: Keys, provider: StoredProvider) {
  const { id, sealedSecret: before } = provider
  if (keys.isLatest(purpose, id, before)) return
  const sealedSecret = sealSecret(keys, id, openSecret(keys, provider))
  const isIt = and(eq(identityProviders.id, id), eq(identityProviders.sealedSecret, before))
  await db.update(identityProviders).set({ sealedSecret }).where(isIt)
}

/** Counts the client secrets that only the previous key decrypts, and those that no key decrypts. */
export async function countSecretsByKey(db: Database, keys: Keys) {
  const { id, sealedSecret } = identityProviders
  const rows = await db.select({ id, sealedSecret }).from(identityProviders)
  const needing = rows.filter((row) => !keys.isCurrent(purpose, row.id, row.sealedSecret))
  const { previous: before } = keys
  const isBefore = (row: (typeof rows)[number]) =>
    before?.isCurrent(purpose, row.id, row.sealedSecret) === true
  const previous = needing.filter(isBefore).length
  return { previous, lost: needing.length - previous }
}
