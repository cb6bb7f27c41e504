import { sendEmailCode, setPassword, verifyEmailCode } from '@vestibule/api-client'
import { otherCode } from '../testing/sign-in-steps.ts'
import type { CasesOf } from './call-cases.ts'
import {
  atCode,
  atNewPassword,
  firstPassword,
  invitedAddress,
  leave,
  places,
  withCode,
} from './journeys.ts'
import { anyText, between } from './match.ts'
import { accountOf, Skipped, strangersAddress } from './world.ts'

export const emailCodeCases: CasesOf<'sendEmailCode' | 'verifyEmailCode' | 'setPassword'> = {
  sendEmailCode: {
    good: [
      {
        name: 'where it is the next step',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          const traveller = await withCode(world, email)
          leave(world, places.withCode(email), traveller)
          return { isSixDigits: /^\d{6}$/.test(traveller.mail.code()) }
        },
        outcome: { isSixDigits: true },
      },
    ],
    bad: [
      {
        name: 'before the password',
        run: async (world) => {
          const { email } = accountOf(world, 'password_and_code')
          const { client } = await atCode(world, email)
          return sendEmailCode(client, { email })
        },
        outcome: { kind: 'stepRequired' },
      },
      {
        name: 'to an unknown address',
        run: async ({ visit }) =>
          sendEmailCode((await visit()).client, { email: strangersAddress() }),
        outcome: { kind: 'stepRequired' },
      },
      {
        name: 'twice in a moment',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          const traveller = await withCode(world, email)
          leave(world, places.withCode(email), traveller)
          return sendEmailCode(traveller.client, { email })
        },
        outcome: { kind: 'throttled', retryAfterS: between(1, 30) },
      },
    ],
  },
  verifyEmailCode: {
    good: [
      {
        name: 'before an authenticator',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          const traveller = await withCode(world, email)
          const code = traveller.mail.code()
          const outcome = await verifyEmailCode(traveller.client, { email, code })
          leave(world, places.authenticator(email), traveller)
          return outcome
        },
        outcome: { kind: 'verified', userType: null, totpDeviceSetup: true },
      },
      {
        name: 'before a first password',
        run: async (world) => {
          const email = await invitedAddress(world)
          const traveller = await withCode(world, email)
          const code = traveller.mail.code()
          const outcome = await verifyEmailCode(traveller.client, { email, code })
          leave(world, places.newPassword(email), traveller)
          return outcome
        },
        outcome: { kind: 'verified', userType: 1, totpDeviceSetup: undefined },
      },
      {
        name: 'after a password',
        run: async (world) => {
          const { email, password } = accountOf(world, 'password_and_code')
          const { client, mail } = await withCode(world, email, password)
          return verifyEmailCode(client, { email, code: mail.code() })
        },
        outcome: { kind: 'verified', userType: 2 },
      },
    ],
    bad: [
      {
        name: 'with a wrong code',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          const traveller = await withCode(world, email)
          leave(world, places.withCode(email), traveller)
          const code = otherCode(traveller.mail.code())
          return verifyEmailCode(traveller.client, { email, code })
        },
        outcome: { kind: 'wrongCode', error: { code: 'otp_invalid' } },
      },
      {
        name: 'with a code that is too old',
        run: async (world) => {
          if (world.advance === undefined)
            throw new Skipped('the clock of the backend is a real one')
          const { email } = accountOf(world, 'authenticator')
          const { client, mail } = await withCode(world, email)
          world.advance(901)
          return verifyEmailCode(client, { email, code: mail.code() })
        },
        outcome: { kind: 'expiredCode', error: { code: 'otp_expired' } },
      },
      {
        name: 'without an attempt',
        run: async (world) => {
          const { email } = accountOf(world, 'authenticator')
          return verifyEmailCode((await world.visit()).client, { email, code: '123456' })
        },
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
  setPassword: {
    good: [
      {
        name: 'after the code',
        run: async (world) => {
          const { client, email } = await atNewPassword(world)
          world.spent.add(`${email} has a password now, and is an account without one no longer`)
          return setPassword(client, { password: firstPassword, confirmPassword: firstPassword })
        },
        outcome: { kind: 'saved' },
        when: 'late',
      },
    ],
    bad: [
      {
        name: 'that is too common',
        run: async (world) => {
          const traveller = await atNewPassword(world)
          leave(world, places.newPassword(traveller.email), traveller)
          const common = 'Password1234!'
          return setPassword(traveller.client, { password: common, confirmPassword: common })
        },
        outcome: {
          kind: 'invalid',
          error: { fields: { password: [anyText] } },
        },
      },
      {
        name: 'without the code',
        run: async ({ visit }) => {
          const password = firstPassword
          return setPassword((await visit()).client, { password, confirmPassword: password })
        },
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
}
