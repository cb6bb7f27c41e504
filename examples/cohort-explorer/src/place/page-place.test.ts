import { createClient } from '@vestibule/api-client'
import { createSession } from '@vestibule/session'
import { afterEach, expect, it } from 'vitest'
import { pagePlace } from './page-place.ts'

afterEach(() => {
  document.cookie = 'language=; Max-Age=0'
})

function languageOfPage() {
  const client = createClient()
  return pagePlace(client, createSession({ client }), '/').getSnapshot().language
}

it.each([
  ['ar', 'ar'],
  ['en', 'en'],
  // The app has no German texts.
  ['de', 'en'],
])('a page of the app is in the language chosen on the platform: %s', (chosen, shown) => {
  document.documentElement.lang = 'fr'
  document.cookie = `language=${chosen}`
  expect(languageOfPage()).toBe(shown)
})

it('without a choice it is in the language of the browser', () => {
  expect(languageOfPage()).toBe('en')
})
