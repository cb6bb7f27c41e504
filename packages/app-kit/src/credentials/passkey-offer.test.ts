import { createSafeStorage } from '@vestibule/base/safe-storage'
import { expect, it } from 'vitest'
import { mayOfferPasskey, restPasskeyOffer } from './passkey-offer.ts'

const day = 86_400_000

it.each([
  [0, false],
  [89, false],
  [90, true],
  // The computer's clock was ahead when the offer was made, and has been set right since: it now shows a time before
  // the offer.
  [-1, true],
])('%d days after an offer there is another one: %s', (days, expected) => {
  const localStorage = createSafeStorage(() => null)
  const first = 1000 * day
  const at = (now: number) => ({ localStorage, clock: { now: () => now } })
  expect(mayOfferPasskey(at(first))).toBe(true)
  restPasskeyOffer(at(first))
  expect(mayOfferPasskey(at(first + days * day))).toBe(expected)
})
