import {
  checkResetLink,
  confirmResetLink,
  getSecurityQuestion,
  requestReset,
  resetPassword,
  validateSecurityAnswer,
  verifyPassword,
} from '@vestibule/api-client'
import { fromFile, type CasesOf } from './call-cases.ts'
import { anyText } from './match.ts'
import {
  atPassword,
  leave,
  places,
  securityQuestion,
  withLinkOf,
  withResetLink,
} from './journeys.ts'
import { someRecoveryCode } from './second-factor-cases.ts'
import { accountOf, strangersAddress } from './world.ts'

export const recoveryCases: CasesOf<
  | 'requestReset'
  | 'checkResetLink'
  | 'confirmResetLink'
  | 'resetPassword'
  | 'getSecurityQuestion'
  | 'validateSecurityAnswer'
> = {
  requestReset: {
    good: [
      {
        name: 'of an account',
        run: async (world) => {
          const traveller = await withResetLink(world)
          leave(world, places.link(traveller.email), traveller)
          const { uid, token } = traveller.link
          return { hasUid: uid !== '', hasToken: token !== '' }
        },
        outcome: { hasUid: true, hasToken: true },
      },
    ],
    bad: [
      {
        name: 'of an unknown address',
        run: async ({ visit }) =>
          requestReset((await visit()).client, { email: strangersAddress() }),
        outcome: { kind: 'accountNotFound', error: { code: 'account_not_found' } },
      },
    ],
  },
  checkResetLink: {
    good: [
      {
        name: 'that was mailed',
        run: async (world) => {
          const traveller = await withResetLink(world)
          leave(world, places.link(traveller.email), traveller)
          return checkResetLink(traveller.client, traveller.link)
        },
        outcome: { kind: 'usable' },
      },
    ],
    bad: [
      {
        name: 'that is none',
        run: async ({ visit }) => checkResetLink((await visit()).client, { uid: 'x', token: 'y' }),
        outcome: { kind: 'tokenInvalid' },
      },
    ],
  },
  confirmResetLink: {
    good: [
      {
        name: 'with a recovery code',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          const code = await someRecoveryCode(world)
          const { client, link } = await withLinkOf(world, email)
          return confirmResetLink(client, { ...link, recoveryCode: code })
        },
        outcome: { kind: 'confirmed' },
      },
    ],
    bad: [
      {
        name: 'with a code that is none',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          const { client, link } = await withLinkOf(world, email)
          return confirmResetLink(client, { ...link, recoveryCode: 'AAAA-AAAA' })
        },
        outcome: { kind: 'wrongCode' },
        when: 'late',
      },
    ],
  },
  resetPassword: {
    good: [
      {
        name: 'by the mailed link, once, to the password of the file',
        run: async (world) => {
          const { email, password } = accountOf(world, 'password_and_code')
          const { client, link } = await withResetLink(world)
          const saved = await resetPassword(client, {
            ...link,
            password,
            confirmPassword: password,
          })
          const again = await checkResetLink(client, link)
          const proven = await verifyPassword(client, { email, password })
          return [saved, again, proven]
        },
        outcome: [{ kind: 'saved' }, { kind: 'tokenInvalid' }, { kind: 'verified' }],
      },
    ],
    bad: [
      {
        name: 'by a link that is none',
        run: async ({ visit }) => {
          const password = 'Slow-Lantern-77!'
          const { client } = await visit()
          const link = { uid: 'x', token: 'y' }
          return resetPassword(client, { ...link, password, confirmPassword: password })
        },
        outcome: { kind: 'tokenInvalid' },
      },
      {
        name: 'typed in two ways',
        run: async (world) => {
          const { password } = accountOf(world, 'password_and_code')
          const traveller = await withResetLink(world)
          leave(world, places.link(traveller.email), traveller)
          const typed = { ...traveller.link, password, confirmPassword: `${password}?` }
          return resetPassword(traveller.client, typed)
        },
        outcome: {
          kind: 'invalid',
          error: { fields: { confirm_password: [anyText] } },
        },
      },
    ],
  },
  getSecurityQuestion: {
    good: [
      {
        name: 'of an account that has one',
        run: async (world) => {
          const { email } = securityQuestion(world)
          return getSecurityQuestion(await atPassword(world, email), { email })
        },
        outcome: fromFile((world) => ({
          kind: 'loaded',
          value: securityQuestion(world).question,
        })),
      },
    ],
    bad: [
      {
        name: 'of an account that has none',
        run: async (world) => {
          const { email } = accountOf(world, 'user')
          return getSecurityQuestion(await atPassword(world, email), { email })
        },
        outcome: { kind: 'notFound' },
      },
      {
        name: 'of an account that this browser is not signing in to',
        run: async (world) => {
          const { email } = securityQuestion(world)
          return getSecurityQuestion((await world.visit()).client, { email })
        },
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
  validateSecurityAnswer: {
    good: [
      {
        name: 'that is right, and mails a link',
        run: async (world) => {
          const { email, answer } = securityQuestion(world)
          const client = await atPassword(world, email)
          const mail = await world.mailTo(email, () =>
            validateSecurityAnswer(client, { email, answer }),
          )
          const { pathname, searchParams } = mail.link()
          return { pathname, hasToken: searchParams.has('token') }
        },
        outcome: { pathname: '/auth/signin/reset-password-otp', hasToken: true },
        when: 'late',
      },
      {
        name: 'that is wrong',
        run: async (world) => {
          const { email } = securityQuestion(world)
          const client = await atPassword(world, email)
          return validateSecurityAnswer(client, { email, answer: 'no idea' })
        },
        outcome: { kind: 'wrongAnswer' },
      },
    ],
    bad: [
      {
        name: 'without words',
        run: async (world) => {
          const { email } = securityQuestion(world)
          const client = await atPassword(world, email)
          return validateSecurityAnswer(client, { email, answer: ' ' })
        },
        outcome: { kind: 'invalid' },
      },
      {
        name: 'of an account that this browser is not signing in to',
        run: async (world) => {
          const { email, answer } = securityQuestion(world)
          return validateSecurityAnswer((await world.visit()).client, { email, answer })
        },
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
}
