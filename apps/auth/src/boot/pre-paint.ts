/*
 * A small script beside the style sheet that runs before the first paint. It sets theme and brand colours, so that
 * they do not flash. It removes a sign-in token from the address before any other request is sent. It sends requests
 * early for what the server did not write into the page. It hides the passkey button if there are no passkeys, and
 * leaves space for the language menu if there is one. It stops a form that is submitted before the app's code is
 * loaded, and records clicked buttons; the code then submits the form and repeats the clicks. If the code is not loaded
 * in time, it tells the user.
 */
import { pageConfigId, type authPage } from '@vestibule/api-client/contract'
import { themeToShow } from '@vestibule/app-kit/theme-choice'
import { applyTheme } from '@vestibule/ui/theme'
import type * as v from 'valibot'
import { pageHasPasskeys } from '../parts/passkey/page-has-passkeys.ts'
import { askAhead, expectCode, noteClicks, submittedEarly, takeAuthcode } from './early.ts'
import { createSafeStorage } from '@vestibule/base/safe-storage'

/**
 * The data that the server wrote into the page, not validated. The app validates them and shows no form if they are
 * invalid.
 */
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
applyTheme(document.documentElement, {
  theme: themeToShow(storage, platform?.branding?.theme),
  branding: {
    ...(settings?.primaryColor && { primary: settings.primaryColor }),
    ...(platform?.branding?.authAppBackgroundColor && {
      page: platform.branding.authAppBackgroundColor,
    }),
  },
})

if (!pageHasPasskeys(window) || (platform && platform.config.passkeys !== true)) {
  document.documentElement.dataset['passkeys'] = 'none'
}

if (settings?.languages && settings.languages.length > 1) {
  document.documentElement.dataset['languages'] = ''
}

window.vestibuleEarly = {
  authcode: takeAuthcode(window),
  answers: platform ? new Map() : askAhead(window),
  clicks: noteClicks(window),
  arrival: expectCode(),
}
const { arrival } = window.vestibuleEarly

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  const isSecondary = event.submitter?.hasAttribute('formaction')
  if (event.defaultPrevented || isSecondary) return
  event.preventDefault()
  if (arrival.hasFailed()) arrival.retry()
  else form.dataset[submittedEarly] = ''
})
