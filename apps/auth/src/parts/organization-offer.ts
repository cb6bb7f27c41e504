import type { LoginStarted } from '@vestibule/api-client'
import * as v from 'valibot'
import type { KeyValueStorage } from '@vestibule/base/safe-storage'
import { createFlowSnapshot } from '../flow/flow-snapshot.ts'

const offer = v.object({ name: v.string(), url: v.string() })

/**
 * Stores, for each address, which sign-in of an organisation the server offers beside the password, so that the
 * password screen has it after a reload. It ends with the session of the tab.
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
