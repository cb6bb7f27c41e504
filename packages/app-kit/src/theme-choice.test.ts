import { expect, it } from 'vitest'
import { themeKey, themeToShow } from './theme-choice.ts'

it.each([
  // The choice stored in the browser, the theme that the platform has fixed (`pinned`): the theme to show.
  [null, undefined, 'system'],
  ['dark', undefined, 'dark'],
  ['light', undefined, 'light'],
  ['system', undefined, 'system'],
  ['purple', undefined, 'system'],
  ['light', 'dark', 'dark'],
  [null, 'light', 'light'],
] as const)('kept %s, pinned %s: %s', (kept, pinned, shown) => {
  if (kept) localStorage.setItem(themeKey, kept)
  expect(themeToShow(localStorage, pinned)).toBe(shown)
})
