import { describe, expect, it } from 'vitest'
import { nextAfterSignIn, safeNext } from '../src/index.ts'

describe('nextAfterSignIn', () => {
  it.each([
    '/auth',
    '/auth/',
    '/auth?x=1',
    '/auth/#x',
    '/auth/signin',
    '/auth/signin?next=/dv/a/',
    '/auth/signin/password?email=a@b.example',
    '/auth/eula?next=%2Fauth%2Feula',
    '/auth/impersonate/select-customer',
    '/auth/no/such/page',
    '/auth/accounts',
    '/Auth/Signin',
    '/%61uth/signin',
    '/%2561uth/%73ignin',
    '/auth%2Fsignin',
    '/dv/../auth/signin',
    '/dv/%2e%2e/auth/signin',
    '/./auth/eula',
    '/auth/account/../signin',
  ])('%s leads back into the sign-in, and becomes /', (next) => {
    expect(nextAfterSignIn(next)).toBe('/')
  })

  it.each([
    '/',
    '/dv/a/?b=c#d',
    '/authors',
    '/auth_api_docs/',
    '/auth_api/v1/gate/notes/enter/?to=%2Fa&state=b',
    '/auth/account',
    '/auth/account/security?x=1',
    '/reports?next=/auth/signin',
    '/device',
  ])('%s stays', (next) => {
    expect(nextAfterSignIn(next)).toBe(next)
  })

  it.each([
    '/auth_api/v1/accounts/login/oidc/other-id/',
    '/auth_api/v1/accounts/login/oidc/other-id/?next=%2F',
    '/auth_api',
    '/AUTH_API/v1/config/',
    '/%61uth_api/v1/config/',
    '/auth_api%2Fv1/config/',
    '/dv/../auth_api/v1/config/',
    '/auth_api/v1/gate/../accounts/login/oidc/other-id/',
    '/auth_api/v1/gate/x/enter/../../../accounts/login/oidc/other-id/',
  ])('%s opens a call, and becomes /', (next) => {
    expect(nextAfterSignIn(next)).toBe('/')
  })

  it('is safe as safeNext is', () => {
    const partner = 'https://partner.example'
    expect(nextAfterSignIn('//evil.example')).toBe('/')
    expect(nextAfterSignIn(undefined)).toBe('/')
    expect(nextAfterSignIn(`${partner}/auth/signin`)).toBe('/')
    expect(nextAfterSignIn(`${partner}/auth/signin`, [partner])).toBe(
      safeNext(`${partner}/auth/signin`, [partner]),
    )
  })
})
