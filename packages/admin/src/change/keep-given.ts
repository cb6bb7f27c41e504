import type { KeptDraft } from '@vestibule/app-kit/drafts'
import { attempt } from '@vestibule/base/attempt'
import { removeOthers } from '@vestibule/base/remove-others'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import type { Given, Values } from './change.ts'

const prefix = 'vestibule.form.draft:'

/**
 * Stores the texts of a form's fields in the tab's storage, so that they survive a reload; the reason and the choice
 * are not stored. First removes what other users have left there, because the next person at the same browser must not
 * find it.
 * @param name Names the form, such as `ask tides`.
 */
export function keepGiven(userId: string, name: string, empty: Given): KeptDraft<Given> {
  const open = () => window.sessionStorage
  const own = `${prefix}${encodeURIComponent(userId)}:`
  const key = own + encodeURIComponent(name)
  removeOthers(open, prefix, own)
  const storage = createSafeStorage(open)
  return {
    read() {
      const values = parse(storage.getItem(key) ?? '')
      return values && { ...empty, values }
    },
    write(given) {
      if (given === null) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(given.values))
    },
  }
}

/** Parses and checks the stored text, because another version of the app may have written it. */
function parse(text: string): Values | null {
  const found = attempt(() => JSON.parse(text) as unknown)
  if (typeof found !== 'object' || found === null) return null
  return Object.values(found).every((value) => typeof value === 'string') ? (found as Values) : null
}
