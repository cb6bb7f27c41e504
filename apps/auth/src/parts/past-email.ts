import type { KeyValueStorage } from '@vestibule/base/safe-storage'

const key = 'past_email'

/** Stores the mail address that the server last accepted in this browser. The start screen offers it. */
export function pastEmail(localStorage: KeyValueStorage) {
  return {
    read: () => localStorage.getItem(key) ?? undefined,
    remember: (email: string) => localStorage.setItem(key, email),
  }
}
