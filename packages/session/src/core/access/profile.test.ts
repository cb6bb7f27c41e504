import type { ReadState } from '@vestibule/base/read'
import { holdsRole, isExternal, partnersOfRole, type Profile } from '@vestibule/session'
import { expect, test } from 'vitest'
import { profileOf } from './profile.ts'

const profile = (names: { first_name?: string; last_name?: string } = {}, isInternal = true) =>
  profileOf({
    id: 'u1',
    email: 'ines@northfield.example',
    first_name: 'Inès',
    last_name: 'Okafor',
    organization_info: { id: 'n', name: 'Northfield', is_internal: isInternal, tier: 'premium' },
    is_external_user: !isInternal,
    eulas_not_accepted: [],
    impersonating: null,
    can_impersonate: false,
    ...names,
  })
const loaded = (value: Profile): ReadState<Profile> => ({ status: 'loaded', value })

test.each([
  ['Inès', 'Okafor', 'Inès Okafor'],
  ['', 'Okafor', 'Okafor'],
  ['Inès', '', 'Inès'],
  ['', '', 'ines@northfield.example'],
])('%j %j is called %s', (first_name, last_name, fullName) => {
  expect(profile({ first_name, last_name }).fullName).toBe(fullName)
})

test('everyone is external until the profile says internal', () => {
  expect(isExternal({ status: 'loading' })).toBe(true)
  expect(isExternal({ status: 'failed', message: 'Server Error', error: null })).toBe(true)
  expect(isExternal(loaded(profile({}, false)))).toBe(true)
  expect(isExternal(loaded(profile()))).toBe(false)
})

test('a role counts only for internal users, and only once it is known', () => {
  const roles = {
    status: 'loaded',
    value: [{ role: 'docs-admin', data_partner_info: null }],
  } as const
  expect(holdsRole(loaded(profile()), roles, 'docs-admin')).toBe(true)
  expect(holdsRole(loaded(profile()), roles, 'other')).toBe(false)
  expect(holdsRole(loaded(profile({}, false)), roles, 'docs-admin')).toBe(false)
  expect(holdsRole({ status: 'loading' }, roles, 'docs-admin')).toBe(false)
  expect(holdsRole(loaded(profile()), { status: 'loading' }, 'docs-admin')).toBe(false)
})

test.each([
  ['no role', [], []],
  ['roles for one partner and another', ['p1', 'p2'], ['p1', 'p2']],
  ['a role for one partner, and one for all', ['p1', null], 'all'],
])('a docs-admin with %s writes for %j: %j', (_, partners, expected) => {
  const value = [
    { role: 'other', data_partner_info: null },
    ...partners.map((id) => ({
      role: 'docs-admin',
      data_partner_info: id === null ? null : { id },
    })),
  ]
  const roles = { status: 'loaded', value } as const
  expect(partnersOfRole(loaded(profile()), roles, 'docs-admin')).toEqual(expected)
  expect(partnersOfRole(loaded(profile({}, false)), roles, 'docs-admin')).toEqual([])
})
