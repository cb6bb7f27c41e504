import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { readSecretCookie, writeSecretCookie } from '../../platform/http/cookies.ts'
import { newToken } from '../../platform/random.ts'

/** Seconds that a person may take to sign in at a provider. */
export const federatedTtlS = 900

type World = Pick<App, 'clock' | 'settings'>

/** Contents of the cookie `federation`. */
export interface FederatedBrowser {
  /** Secret that ties the sign-ins begun in this browser to it. */
  readonly secret: string
  /** Until when providers must ask which account to use, in seconds since 1970. 0: they need not. */
  readonly choosesUntilS: number
}

const secretLength = newToken().length

/** Reads the browser from its cookie, or makes a new one. Two tabs that begin a sign-in at the same time share it. */
export function browserOf({ settings }: World, c: Context<AppEnv>): FederatedBrowser {
  return knownBrowser({ settings }, c) ?? { secret: newToken(), choosesUntilS: 0 }
}

/** Reads the browser from its cookie. Null if it has none. */
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
 * Makes providers ask this browser's user for the account for the next 15 minutes: with the account that they remember,
 * the sign-in would fail again. False ends that.
 */
export function askForAccount(app: World, c: Context<AppEnv>, asks: boolean) {
  const nowS = Math.floor(app.clock.now().getTime() / 1000)
  const choosesUntilS = asks ? nowS + federatedTtlS : 0
  keepBrowser(app, c, { ...browserOf(app, c), choosesUntilS })
}
