import { expect, it } from 'vitest'
import * as german from '../texts/admin.de.ts'
import { adminTextsOf } from '../texts/admin-texts.ts'
import { doctorChecks } from './check-list.tsx'

it('says nothing in English of what is well, on a page in another language', () => {
  const checks = [
    { name: 'mail', state: 'ok', detail: 'smtp.example takes mail' },
    { name: 'clock', state: 'ok', detail: '2026-11-20T14:04:14.580Z' },
    { name: 'disk', state: 'warning', detail: '812 MiB free at /data' },
  ]
  const now = Date.parse('2026-11-20T14:05:00Z')
  const shown = doctorChecks(checks, adminTextsOf(german, 'de'), now)
  expect(shown).toMatchObject([
    { name: 'Festplatte', state: 'warning', detail: { props: { lang: 'en' } } },
    { name: 'E-Mail', state: 'ok', detail: null },
    { name: 'Uhr', state: 'ok', detail: expect.stringMatching(/^Heute \d\d:04$/) as string },
  ])
})
