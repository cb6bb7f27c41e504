import type { Page } from '@playwright/test'

/** A running app that has its own backend. */
export interface Counterpart {
  readonly origin: string
  /** Fills in the sign-in page to which the app has led `page`. */
  readonly signIn: (page: Page, user: string) => Promise<void>
  /** Makes every session end after this many seconds from now. */
  readonly endIn: (seconds: number) => Promise<void>
  /** Ends every session at once, without telling the pages. */
  readonly revoke: () => Promise<void>
  /** The id that the backend gives to this user. */
  readonly userIdOf: (user: string) => string
  readonly close: () => Promise<void>
}
