import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { readSecretCookie, writeSecretCookie } from '../../platform/http/cookies.ts'
import { newToken } from '../../platform/random.ts'

/** Seconds that a person may take to sign in at a provider. */
export const federatedTtlS = 900

type World = Pick<App, 'clock' | 'settings'>

/** Contents of the cookie `federation`, which ties sign-ins at identity providers to this browser. */
export interface FederatedBrowser {
  /** The browser's random secret. Sign-ins that were begun with it can be finished only with it. */
  readonly secret: string
  /** Until this time, in seconds since 1970, providers must ask the person which account to use. 0: no need to ask. */
  readonly choosesUntilS: number
}

const secretLength = newToken().length

/**
 * Reads the cookie `federation`, or makes a new value without setting the cookie. An existing value is kept, so that
 * sign-ins begun in other tabs can still be finished.
 */
export function browserOf({ settings }: World, c: Context<AppEnv>): FederatedBrowser {
  return knownBrowser({ settings }, c) ?? { secret: newToken(), choosesUntilS: 0 }
}

/** Reads the cookie `federation`. Null if the browser has not sent one. */
export function knownBrowser(
  { settings }: Pick<World, 'settings'>,
  c: Context<AppEnv>,
): FederatedBrowser | null {
  const value = readSecretCookie(c, settings, 'federation')
  if (value === undefined) return null
  const choosesUntilS = Number(value.slice(secretLength))
  return {
    secret: value.slice(0, secretLength),
    choosesUntilS: Number.isSafeInteger(choosesUntilS) ? choosesUntilS : 0,
  }
}

export function keepBrowser(
  { settings }: Pick<World, 'settings'>,
  c: Context<AppEnv>,
  { secret, choosesUntilS }: FederatedBrowser,
) {
  const value = secret + (choosesUntilS === 0 ? '' : String(choosesUntilS))
  writeSecretCookie(c, settings, 'federation', value, federatedTtlS)
}

/** Whether providers must ask this browser's user which account to use. */
export function choosesAccount({ clock }: World, { choosesUntilS }: FederatedBrowser): boolean {
  return choosesUntilS * 1000 > clock.now().getTime()
}

/**
 * Makes providers ask this browser's user which account to use, for the next 15 minutes: with the account that a
 * provider remembers, the sign-in would fail again. `asks` false: providers need not ask any more.
 */
export function askForAccount(app: World, c: Context<AppEnv>, asks: boolean) {
  const nowS = Math.floor(app.clock.now().getTime() / 1000)
  const choosesUntilS = asks ? nowS + federatedTtlS : 0
  keepBrowser(app, c, { ...browserOf(app, c), choosesUntilS })
}
