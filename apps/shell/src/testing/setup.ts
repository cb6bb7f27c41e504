import '@testing-library/jest-dom/vitest'
import * as library from '@testing-library/react'
import { afterEach } from 'vitest'
import { hurryAfterFailures, waitPatiently } from '../../../../tools/patient-queries.ts'

waitPatiently(library)
afterEach(hurryAfterFailures(library))

// jsdom has no media queries: pretend that none matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

afterEach(() => {
  library.cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
