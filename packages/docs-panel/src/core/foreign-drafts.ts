import { attempt } from '@vestibule/base/attempt'
import { removeOthers } from '@vestibule/base/remove-others'

const prefix = 'vestibule.docs.draft:'

/** What the keys of a user's drafts start with. */
export const ownPrefix = (userId: string) => `${prefix}${encodeURIComponent(userId)}:`

/** Removes the unsaved text of other users: the next person at the same browser must not find it. */
export const forgetForeignDrafts = (storage: Storage | null, userId: string) =>
  removeOthers(() => storage, prefix, ownPrefix(userId))

/** The given storage, or session storage where none is given; null where that is blocked. */
export const storageOr = (given: Storage | null | undefined) =>
  given === undefined ? (attempt(() => window.sessionStorage) ?? null) : given
