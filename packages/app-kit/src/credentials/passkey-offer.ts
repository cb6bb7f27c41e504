import type { Clock } from '@vestibule/base/clock'
import type { World } from '../screens/world.ts'

const key = 'passkey_offered_at'
const restMs = 90 * 24 * 60 * 60_000

type Place = Pick<World, 'localStorage'> & { readonly clock: Pick<Clock, 'now'> }

/** Whether this browser may offer to make a passkey: once in 90 days. */
export function mayOfferPasskey({ localStorage, clock }: Place): boolean {
  const age = clock.now() - Number(localStorage.getItem(key))
  // If the clock was ahead when the offer was made, the age is negative: offer again instead of never.
  return age < 0 || age >= restMs
}

/** Records that no offer is due for 90 days, because an offer was made or a passkey was used or made. */
export function restPasskeyOffer({ localStorage, clock }: Place): void {
  localStorage.setItem(key, String(clock.now()))
}
