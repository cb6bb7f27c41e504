import { expect, it } from 'vitest'
import { docsAccess, type DocsUser } from './access.ts'

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
] as const)('%s', (_, who, isEnabled, expected) => {
  expect(docsAccess(who, isEnabled)).toBe(expected)
})
