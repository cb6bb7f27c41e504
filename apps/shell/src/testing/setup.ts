import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Pages are separate chunks, and the first import of one may take long.
configure({ asyncUtilTimeout: 15_000 })

// jsdom has no media queries: here none matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
