import type { KeyValueStorage } from '@vestibule/base/safe-storage'

const key = 'past_email'

/** The address that was last accepted in this browser. The start screen offers it. */
export function pastEmail(localStorage: KeyValueStorage) {
  return {
    read: () => localStorage.getItem(key) ?? undefined,
    remember: (email: string) => localStorage.setItem(key, email),
  }
}
