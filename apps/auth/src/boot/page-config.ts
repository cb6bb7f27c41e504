import {
  authPage,
  checkSettings,
  pageConfigId,
  type AuthPage,
  type AuthPlatform,
  type Checked,
} from '@vestibule/api-client/contract'

/** All that the app must know of the platform before its first screen. */
export type Platform = AuthPlatform

/** What the server put into the page. Undefined where it put nothing: on a static host. */
export function readPageConfig(
  page: Pick<Document, 'getElementById'>,
): Checked<AuthPage> | undefined {
  const text = page.getElementById(pageConfigId)?.textContent?.trim()
  if (!text) return undefined
  try {
    return checkSettings(authPage, JSON.parse(text))
  } catch (error) {
    return { kind: 'invalid', message: (error as Error).message }
  }
}
