import {
  decideRedirect,
  getAuthenticated,
  getProfile,
  login,
  logout,
  startLogin,
  verifyPassword,
} from '@vestibule/api-client'
import { invitedAddress } from './journeys.ts'
import { withoutSession, type CasesOf } from './call-cases.ts'
import { anyText, between } from './match.ts'
import { accountOf, signedIn, strangersAddress } from './world.ts'
import { withTerms } from './terms.ts'

const wrong = 'Wrong-Password-1!'

export const signInCases: CasesOf<
  'startLogin' | 'login' | 'verifyPassword' | 'decideRedirect' | 'logout'
> = {
  startLogin: {
    good: [
      {
        name: 'for an account with a second factor',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          return startLogin((await world.visit()).client, { email, next: '/x' })
        },
        outcome: {
          kind: 'started',
          signInMethod: 'email_otp_and_authenticator_based',
          nextStep: 'EmailOTP',
          redirectUrl: null,
        },
      },
      {
        name: 'for an account without a password yet',
        run: async (world) => {
          const email = await invitedAddress(world)
          return startLogin((await world.visit()).client, { email })
        },
        outcome: {
          kind: 'started',
          signInMethod: 'password_and_email_otp',
          nextStep: 'EmailOTP',
          redirectUrl: null,
        },
      },
      {
        name: 'for an account with a password and a mailed code',
        run: async (world) => {
          const { email } = accountOf(world, 'password_and_code')
          return startLogin((await world.visit()).client, { email })
        },
        outcome: { kind: 'started', signInMethod: 'password_and_email_otp', nextStep: 'Password' },
      },
      {
        name: 'for a disabled account as for any other',
        run: async (world) => {
          const { email } = accountOf(world, 'disabled')
          return startLogin((await world.visit()).client, { email })
        },
        outcome: { kind: 'started', signInMethod: 'password', nextStep: 'Password' },
      },
    ],
    bad: [
      {
        name: 'for an unknown address',
        run: async ({ visit }) => startLogin((await visit()).client, { email: strangersAddress() }),
        outcome: { kind: 'accountNotFound', error: { code: 'account_not_found' } },
      },
      {
        name: 'for no address',
        run: async ({ visit }) => startLogin((await visit()).client, { email: 'nowhere' }),
        outcome: { kind: 'invalid', error: { fields: { user_email: [anyText] } } },
      },
      {
        name: 'for one unknown address after the other',
        run: async (world) => {
          const { email } = accountOf(world, 'user')
          const { client } = await world.visit()
          for (let n = 0; n < 30; n += 1) await startLogin(client, { email: strangersAddress() })
          return startLogin(client, { email })
        },
        outcome: { kind: 'throttled', retryAfterS: between(1, 900) },
        when: 'last',
      },
    ],
  },
  login: {
    good: [
      {
        name: 'with the right password',
        run: async (world) => login((await world.visit()).client, accountOf(world, 'user')),
        outcome: { kind: 'signedIn', redirectUrl: '/' },
      },
      {
        name: 'with terms to accept',
        run: async (world) => {
          const { account } = await withTerms(world)
          return login((await world.visit()).client, account)
        },
        outcome: { kind: 'signedIn', redirectUrl: '/auth/eula?next=%2F' },
      },
      {
        name: 'gives the browser another session id',
        run: async (world) => {
          const { browser, client } = await world.visit()
          const session = () =>
            browser.cookies.get('sessionid') ?? browser.cookies.get('__Host-sessionid')
          const before = session()
          await login(client, accountOf(world, 'user'))
          return { isThere: session() !== undefined, isNew: session() !== before }
        },
        outcome: { isThere: true, isNew: true },
      },
      {
        name: 'opens a session, and another one each time',
        run: async (world) => {
          const sessions = [await signedIn(world, 'user'), await signedIn(world, 'user')]
          const profiles = await Promise.all(sessions.map(({ client }) => getProfile(client)))
          await logout((sessions[0] as (typeof sessions)[0]).client)
          const after = sessions.map(({ client }) => getProfile(client, { cache: false }))
          return { profiles, after: await Promise.all(after) }
        },
        outcome: {
          profiles: [{ kind: 'loaded' }, { kind: 'loaded' }],
          after: [{ kind: 'notSignedIn' }, { kind: 'loaded' }],
        },
      },
    ],
    bad: [
      {
        name: 'with a wrong password',
        run: async (world) => {
          const { email } = accountOf(world, 'user')
          return login((await world.visit()).client, { email, password: wrong })
        },
        outcome: { kind: 'wrongCredentials', error: { code: 'invalid_credentials' } },
      },
      {
        name: 'of a disabled account',
        run: async (world) => {
          const account = accountOf(world, 'disabled')
          const { client } = await world.visit()
          const outcome = await login(client, account)
          return { outcome, after: await getProfile(client) }
        },
        outcome: {
          outcome: { kind: 'accountDisabled', error: { code: 'account_disabled' } },
          after: { kind: 'notSignedIn' },
        },
      },
      {
        name: 'of a disabled account with a wrong password',
        run: async (world) => {
          const { email } = accountOf(world, 'disabled')
          return login((await world.visit()).client, { email, password: wrong })
        },
        outcome: { kind: 'wrongCredentials' },
      },
      {
        name: 'of an account with a second factor',
        run: async (world) =>
          login((await world.visit()).client, accountOf(world, 'password_and_code')),
        outcome: { kind: 'secondFactorRequired' },
      },
      {
        name: 'without a password',
        run: async (world) => {
          const { email } = accountOf(world, 'user')
          return login((await world.visit()).client, { email, password: '' })
        },
        outcome: {
          kind: 'invalid',
          error: { fields: { password: [anyText] } },
        },
      },
    ],
  },
  verifyPassword: {
    good: [
      {
        name: 'as the first of two factors',
        run: async (world) =>
          verifyPassword((await world.visit()).client, accountOf(world, 'password_and_code')),
        outcome: { kind: 'verified' },
      },
    ],
    bad: [
      {
        name: 'with a wrong password',
        run: async (world) => {
          const { email } = accountOf(world, 'password_and_code')
          return verifyPassword((await world.visit()).client, { email, password: wrong })
        },
        outcome: { kind: 'wrongCredentials' },
      },
      {
        name: 'of an account with no other factor',
        run: async (world) =>
          verifyPassword((await world.visit()).client, accountOf(world, 'user')),
        outcome: { kind: 'forbidden' },
      },
      {
        name: 'opens no session',
        run: async (world) => {
          const { client } = await world.visit()
          await verifyPassword(client, accountOf(world, 'password_and_code'))
          return getProfile(client)
        },
        outcome: { kind: 'notSignedIn' },
      },
    ],
  },
  decideRedirect: {
    good: [
      {
        name: 'to where it wanted to go',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          return decideRedirect(client, { next: '/dv/one/' })
        },
        outcome: { kind: 'decided', redirectUrl: '/dv/one/' },
      },
      {
        name: 'to no other origin',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const elsewhere = ['https://evil.example/', '//evil.example', '/\\evil.example']
          const asked = elsewhere.map((next) => decideRedirect(client, { next }))
          return Promise.all(asked)
        },
        outcome: [1, 2, 3].map(() => ({ kind: 'decided', redirectUrl: '/' })),
      },
      {
        name: 'to the choice of a customer',
        run: async (world) => decideRedirect((await signedIn(world, 'staff')).client, {}),
        outcome: { kind: 'decided', redirectUrl: '/auth/impersonate/select-customer?next=%2F' },
      },
    ],
    bad: [withoutSession(({ client }) => decideRedirect(client, { next: '/' }))],
  },
  logout: {
    good: [
      {
        name: 'of a session',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          return [await logout(client), await getAuthenticated(client)]
        },
        outcome: [{ kind: 'signedOut' }, { kind: 'signedOut' }],
      },
      {
        name: 'without a session',
        run: async ({ visit }) => logout((await visit()).client),
        outcome: { kind: 'signedOut' },
      },
    ],
    bad: [],
  },
}
