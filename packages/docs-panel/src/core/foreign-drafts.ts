import { attempt } from '@vestibule/base/attempt'
import { removeOthers } from '@vestibule/base/remove-others'

const prefix = 'vestibule.docs.draft:'

/** The beginning of the storage keys of one user's drafts. */
export const ownPrefix = (userId: string) => `${prefix}${encodeURIComponent(userId)}:`

/** Removes other users' unsaved text, so that the next person at the same browser cannot read it. */
export const forgetForeignDrafts = (storage: Storage | null, userId: string) =>
  removeOthers(() => storage, prefix, ownPrefix(userId))

/**
 * Returns the given storage. If `given` is undefined, returns session storage, or null if the browser blocks session
 * storage.
 */
export const storageOr = (given: Storage | null | undefined) =>
  given === undefined ? (attempt(() => window.sessionStorage) ?? null) : given
