import { createFakeTransport } from '@vestibule/api-client/testing'
import { act, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const file = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** The lines of the diff in the README, as they stand there. */
const diff = (/^```diff\n(.*?)^```$/ms.exec(file('../../../README.md'))?.[1] ?? '').split('\n')

afterEach(() => {
  vi.unstubAllGlobals()
  // The README's example renders itself into the page, so no test library removes it after the test.
  document.body.replaceChildren()
})

test('the README adds ten lines to an app', () => {
  expect(diff.filter((line) => line.startsWith('+'))).toHaveLength(10)
})

test('they make the module of this folder, which is compiled with the rest', () => {
  expect(diff.map((line) => line.slice(1)).join('\n')).toBe(file('main.tsx'))
})

test('they run, and warn of a session that ends in half an hour', async () => {
  const { fetch, problems } = createFakeTransport({
    getProfile: {
      id: 'ines',
      email: 'ines@northfield.example',
      first_name: 'Inès',
      last_name: 'Okafor',
      organization_info: { id: 'northfield', name: 'Northfield', is_internal: true },
      is_external_user: false,
      eulas_not_accepted: [],
      impersonating: null,
    },
    getSessionValidity: {
      max_ttl: Math.floor(Date.now() / 1000) + 1800,
      user_id: 'u1',
      acting_for: null,
    },
  })
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<div id="root"></div>'
  await act(() => import('./main.tsx'))
  expect(screen.getByText('The app')).toBeVisible()
  expect(await screen.findByText(/expiring in 30 minutes, Please login again/)).toBeVisible()
  expect(problems).toEqual([])
})
