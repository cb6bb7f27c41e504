import type { KeyValueStore } from './storage.ts'

const key = 'past_email'

/** The address that was last accepted in this browser, for the start screen to offer. */
export function pastEmail(localStorage: KeyValueStore) {
  return {
    read: () => localStorage.getItem(key) ?? undefined,
    remember: (email: string) => localStorage.setItem(key, email),
  }
}
