import { decideRedirect, login, logout, startLogin, verifyPassword } from '@vestibule/api-client'
import { demo, demoPassword } from '../testing/sign-in-steps.ts'
import { withoutSession, type CasesOf } from './call-cases.ts'

const wrong = 'Wrong-Password-1!'

export const signInCases: CasesOf<
  'startLogin' | 'login' | 'verifyPassword' | 'decideRedirect' | 'logout'
> = {
  startLogin: {
    good: [
      {
        name: 'for an account with a second factor',
        run: async ({ visit }) =>
          startLogin((await visit()).client, { email: demo.authenticator, next: '/x' }),
        outcome: {
          kind: 'started',
          signInMethod: 'email_otp_and_authenticator_based',
          nextStep: 'EmailOTP',
          redirectUrl: null,
        },
      },
      {
        name: 'for an account without a password yet',
        run: async ({ visit }) => startLogin((await visit()).client, { email: demo.noPasswordYet }),
        outcome: {
          kind: 'started',
          signInMethod: 'password_and_email_otp',
          nextStep: 'EmailOTP',
          redirectUrl: null,
        },
      },
    ],
    bad: [
      {
        name: 'for an unknown address',
        run: async ({ visit }) =>
          startLogin((await visit()).client, { email: 'x@nowhere.example' }),
        outcome: { kind: 'accountNotFound', error: { message: "Account doesn't exist" } },
      },
      {
        name: 'for no address',
        run: async ({ visit }) => startLogin((await visit()).client, { email: 'nowhere' }),
        outcome: { kind: 'invalid', error: { message: 'Please enter a valid email' } },
      },
      {
        name: 'for one unknown address after the other',
        run: async ({ visit }) => {
          const { client } = await visit()
          for (let n = 0; n < 30; n += 1) {
            await startLogin(client, { email: `nobody${n}@nowhere.example` })
          }
          return startLogin(client, { email: demo.password })
        },
        outcome: { kind: 'throttled', retryAfterS: 900 },
      },
    ],
  },
  login: {
    good: [
      {
        name: 'with the right password',
        run: async ({ visit }) =>
          login((await visit()).client, { email: demo.password, password: demoPassword }),
        outcome: { kind: 'signedIn', redirectUrl: '/' },
      },
      {
        name: 'with terms to accept',
        run: async ({ visit }) =>
          login((await visit()).client, { email: demo.termsToAccept, password: demoPassword }),
        outcome: { kind: 'signedIn', redirectUrl: '/auth/eula?next=%2F' },
      },
    ],
    bad: [
      {
        name: 'with a wrong password',
        run: async ({ visit }) =>
          login((await visit()).client, { email: demo.password, password: wrong }),
        outcome: { kind: 'wrongCredentials', error: { message: 'Invalid Credentials' } },
      },
      {
        name: 'of an account with a second factor',
        run: async ({ visit }) =>
          login((await visit()).client, { email: demo.passwordAndCode, password: demoPassword }),
        outcome: { kind: 'secondFactorRequired' },
      },
      {
        name: 'without a password',
        run: async ({ visit }) =>
          login((await visit()).client, { email: demo.password, password: '' }),
        outcome: {
          kind: 'invalid',
          error: { fields: { password: ['This field cannot be empty'] } },
        },
      },
    ],
  },
  verifyPassword: {
    good: [
      {
        name: 'as the first of two factors',
        run: async ({ visit }) =>
          verifyPassword((await visit()).client, {
            email: demo.passwordAndCode,
            password: demoPassword,
          }),
        outcome: { kind: 'verified' },
      },
    ],
    bad: [
      {
        name: 'with a wrong password',
        run: async ({ visit }) =>
          verifyPassword((await visit()).client, { email: demo.passwordAndCode, password: wrong }),
        outcome: { kind: 'wrongCredentials' },
      },
      {
        name: 'of an account with no other factor',
        run: async ({ visit }) =>
          verifyPassword((await visit()).client, { email: demo.password, password: demoPassword }),
        outcome: { kind: 'forbidden' },
      },
    ],
  },
  decideRedirect: {
    good: [
      {
        name: 'to where it wanted to go',
        run: async ({ signedIn }) => {
          const { client } = await signedIn(demo.password)
          return decideRedirect(client, { email: demo.password, next: '/dv/four_rivers/' })
        },
        outcome: { kind: 'decided', redirectUrl: '/dv/four_rivers/' },
      },
      {
        name: 'to the choice of a customer',
        run: async ({ signedIn }) => decideRedirect((await signedIn(demo.staff)).client, {}),
        outcome: { kind: 'decided', redirectUrl: '/auth/impersonate/select-customer?next=%2F' },
      },
    ],
    bad: [withoutSession(({ client }) => decideRedirect(client, { next: '/' }))],
  },
  logout: {
    good: [
      {
        name: 'of a session',
        run: async ({ signedIn }) => logout((await signedIn(demo.password)).client),
        outcome: { kind: 'signedOut' },
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
