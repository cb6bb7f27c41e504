import type { Clock } from '@vestibule/base/clock'
import type { World } from '../boot/world.ts'

const key = 'passkey_offered_at'
const restMs = 90 * 24 * 60 * 60_000

type Place = Pick<World, 'localStorage'> & { readonly clock: Pick<Clock, 'now'> }

/** Whether this browser may offer to make a passkey: once in 90 days. */
export function mayOfferPasskey({ localStorage, clock }: Place): boolean {
  const age = clock.now() - Number(localStorage.getItem(key))
  // A clock that was ahead when the offer was made must not silence it for ever.
  return age < 0 || age >= restMs
}

/** Notes that the browser needs no offer for 90 days: there was one, or a passkey was used or made. */
export function restPasskeyOffer({ localStorage, clock }: Place): void {
  localStorage.setItem(key, String(clock.now()))
}
