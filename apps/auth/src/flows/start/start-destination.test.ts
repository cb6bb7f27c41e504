import { describe, expect, it } from 'vitest'
import { startDestination } from './start-destination.ts'

const handover = { email: 'ines@acme.example', next: '/reports' }
const answer = {
  signInMethod: 'password_and_email_otp',
  nextStep: 'Password' as string | null,
  redirectUrl: null as string | null,
}
const query = 'email=ines%40acme.example&next=%2Freports'

describe('without an address of the server, the method decides', () => {
  it.each([
    ['password_and_email_otp', 'Password', `/signin/password-otp?${query}&type=2`],
    ['password_and_email_otp', 'EmailOTP', `/signin/password-otp?${query}&type=1`],
    ['password_and_email_otp', null, `/signin/password-otp?${query}&type=1`],
    ['email_otp_and_authenticator_based', 'EmailOTP', `/signin/two-factor?${query}`],
    ['email_otp_and_authenticator_based', 'Password', `/signin/two-factor?${query}`],
  ])('%s, step %s', (signInMethod, nextStep, path) => {
    const destination = startDestination({ ...answer, signInMethod, nextStep }, handover)
    expect(destination).toEqual({ kind: 'route', path })
  })

  it('knows no other method', () => {
    expect(startDestination({ ...answer, signInMethod: 'password' }, handover)).toEqual({
      kind: 'unknown',
    })
  })
})

describe('an address of the server', () => {
  it('wins if it carries a long address to come back to, percent-encoded', () => {
    const next = `/dv/one/?f=${'a=b&'.repeat(2000)}#/x`
    const redirectUrl = `/auth_api/v1/accounts/login/oidc/acme/?${new URLSearchParams({ next }).toString()}`
    expect(startDestination({ ...answer, redirectUrl }, handover)).toEqual({
      kind: 'redirect',
      url: redirectUrl,
    })
  })

  it.each(['/', '/auth/signin/password?email=a', '/sso'])('wins: %s', (redirectUrl) => {
    expect(startDestination({ ...answer, redirectUrl }, handover)).toEqual({
      kind: 'redirect',
      url: redirectUrl,
    })
  })

  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    String.raw`/\evil`,
    '',
  ])('does not, if it leads elsewhere: %s', (redirectUrl) => {
    expect(startDestination({ ...answer, redirectUrl }, handover).kind).toBe('route')
  })

  it('may lead to an origin that is allowed', () => {
    const redirectUrl = 'https://partner.example/in'
    expect(
      startDestination({ ...answer, redirectUrl }, handover, ['https://partner.example']),
    ).toEqual({ kind: 'redirect', url: redirectUrl })
  })
})
