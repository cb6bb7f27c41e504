import type { LoginStarted } from '@vestibule/api-client'
import * as v from 'valibot'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { createFlowSnapshot } from './flow-snapshot.ts'

const offer = v.object({ name: v.string(), url: v.string() })

/**
 * Stores, by mail address, the organisation's sign-in that the server offers in addition to the password, so that the
 * password screen can still show it after a reload. The record lasts as long as the tab is open.
 */
export function organizationOffers(storage: KeyValueStorage) {
  const offers = createFlowSnapshot(storage, 'vestibule.organization', offer)
  return {
    of: offers.read,
    note(email: string, offered: LoginStarted['organizationSignIn']) {
      if (offered === null) offers.clear(email)
      else offers.write(email, offered)
    },
  }
}
