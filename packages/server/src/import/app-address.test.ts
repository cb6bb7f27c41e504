import * as v from 'valibot'
import { expect, it } from 'vitest'
import { appAddress } from './app-address.ts'

it.each(['cohort-explorer', '/signals/', 'tools/step-1', 'Notes_2', ' survival ', '..x', 'über'])(
  'takes %j',
  (url) => {
    expect(v.safeParse(appAddress, url).issues).toBeUndefined()
  },
)

it.each([
  '',
  '/',
  '  ',
  '//evil.example',
  'https://evil.example/app',
  'javascript:alert(1)',
  'a//b',
  'a?b=1',
  'a#b',
  'a\\b',
  'a b',
  'a\u0001b',
  '..',
  'a/../auth',
  './support',
  'support',
  '/Support/',
  'auth/tool',
  'device',
  'virtual-cohorts/x',
  'dv/lung/app',
  'static/app.js',
  'auth_api/v1',
])('refuses %j, which the shell cannot open as an app', (url) => {
  const [issue] = v.safeParse(appAddress, url).issues ?? []
  expect(issue?.message).toMatch(/^must (not begin with|be a path)/)
})
