const prefix = 'vestibule.docs.draft:'

/** What the keys of a user's drafts start with. */
export const ownPrefix = (userId: string) => `${prefix}${encodeURIComponent(userId)}:`

/** Removes the unsaved text of other users: the next person at the same browser must not find it. */
export function forgetForeignDrafts(storage: Storage | null, userId: string) {
  const own = ownPrefix(userId)
  attempt(() => {
    for (const key of Object.keys(storage ?? {}))
      if (key.startsWith(prefix) && !key.startsWith(own)) storage?.removeItem(key)
  })
}

/** Session storage where none is given; null where there is none to be had. */
export const storageOr = (given: Storage | null | undefined) =>
  given === undefined ? (attempt(() => window.sessionStorage) ?? null) : given

/** Storage may be blocked or full, and then throws at every touch. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
