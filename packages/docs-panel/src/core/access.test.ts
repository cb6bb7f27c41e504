import { expect, it } from 'vitest'
import { docsAccess, mayWrite, type DocsUser } from './access.ts'

const user = (isInternal: boolean, isDocsAdmin: boolean): DocsUser => ({
  id: 'u',
  isInternal,
  isDocsAdmin,
})

it.each([
  ['nobody', null, true, 'none'],
  ['a profile that is not known yet', undefined, true, 'none'],
  ['an external user', user(false, false), true, 'none'],
  ['an external user with the role', user(false, true), true, 'none'],
  ['an internal user', user(true, false), true, 'reader'],
  ['an internal user with the role', user(true, true), true, 'admin'],
  ['an admin where documentation is off', user(true, true), false, 'none'],
] as const)('%s', (_, who, enabled, expected) => {
  expect(docsAccess(who, { enabled })).toBe(expected)
})

const ofPlatform = { data_partner_id: null }
const ofCalder = { data_partner_id: 'calder' }

it.each([
  ['all', null, ofPlatform, true],
  ['all', 'calder', null, true],
  [['calder'], 'calder', ofCalder, true],
  [['calder'], 'calder', null, true],
  [['calder'], 'calder', ofPlatform, false],
  [['calder'], null, ofPlatform, false],
  [['calder'], null, null, false],
  [['calder'], 'osier', null, false],
  [[], 'calder', ofCalder, false],
] as const)(
  'who writes for %j, in the scope of %s, %j: %s',
  (docsPartners, scope, document, may) => {
    expect(mayWrite({ docsPartners }, scope, document)).toBe(may)
  },
)
