import type { Page } from '@playwright/test'

/** An app with a backend of its own, running. */
export interface Counterpart {
  readonly origin: string
  /** Fills in the sign-in page that a page of the app has come to. */
  readonly signIn: (page: Page, user: string) => Promise<void>
  /** Makes every session end after this many seconds. */
  readonly endIn: (seconds: number) => Promise<void>
  /** Ends every session at once, without a word to the pages. */
  readonly revoke: () => Promise<void>
  /** As the backend names this user. */
  readonly userIdOf: (user: string) => string
  readonly close: () => Promise<void>
}
