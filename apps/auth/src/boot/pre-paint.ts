/*
 * Runs before the first paint, as a small script beside the style sheet, which blocks the paint anyway: theme and
 * brand colours do not flash, a sign-in token leaves the address bar before any request, what the server did not
 * inline is asked for while the code of the page is on its way, and a form that is submitted before that code has
 * arrived is kept for it.
 */
import { pageConfigId, type authPage } from '@vestibule/api-client/contract'
import { themeToShow } from '@vestibule/app-kit/theme-choice'
import { applyTheme } from '@vestibule/ui/theme'
import type * as v from 'valibot'
import { submittedEarly } from '../flows/start/submitted-early.ts'
import { askAhead, takeAuthcode } from './early.ts'
import { createSafeStorage } from './storage.ts'

/** Not checked yet: the app does that, and shows no form where it is wrong. */
type Inlined = Partial<v.InferInput<typeof authPage>>

function readInlined(): Inlined {
  try {
    return JSON.parse(document.getElementById(pageConfigId)?.textContent || '{}') as Inlined
  } catch {
    return {}
  }
}

const { platform, settings } = readInlined()
const storage = createSafeStorage(() => localStorage)
applyTheme(document.documentElement, themeToShow(storage, platform?.branding?.theme), {
  ...(settings?.primaryColor && { primary: settings.primaryColor }),
  ...(platform?.branding?.authAppBackgroundColor && {
    page: platform.branding.authAppBackgroundColor,
  }),
})

window.vestibuleEarly = {
  authcode: takeAuthcode(window),
  answers: platform ? new Map() : askAhead(window),
}

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const isSecondary = event.submitter?.hasAttribute('formaction')
  if (event.defaultPrevented || isSecondary) return
  event.preventDefault()
  form.dataset[submittedEarly] = ''
})
