import type { Clock } from '@vestibule/base/clock'
import type { World } from '../screens/world.ts'

const key = 'passkey_offered_at'
const restMs = 90 * 24 * 60 * 60_000

type Place = Pick<World, 'localStorage'> & { readonly clock: Pick<Clock, 'now'> }

/** Whether the page may offer to make a passkey in this browser. It offers that at most once in 90 days. */
export function mayOfferPasskey({ localStorage, clock }: Place): boolean {
  const age = clock.now() - Number(localStorage.getItem(key))
  // A negative age means that the clock was wrong when the offer was stored. Offer again, because otherwise it could
  // take years.
  return age < 0 || age >= restMs
}

/** Stores that no offer is due for 90 days, because the page has made one, or the user has used or made a passkey. */
export function restPasskeyOffer({ localStorage, clock }: Place): void {
  localStorage.setItem(key, String(clock.now()))
}
