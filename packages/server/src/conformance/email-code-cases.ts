import { sendEmailCode, setPassword, startLogin, verifyEmailCode } from '@vestibule/api-client'
import { demo, otherCode } from '../testing/sign-in-steps.ts'
import type { CasesOf, ConformanceWorld } from './call-cases.ts'

const password = 'Slow-Lantern-77!'

/** A browser to which a code was mailed. */
async function withCode({ server, visit }: ConformanceWorld, email: string) {
  const { client } = await visit()
  await startLogin(client, { email })
  await sendEmailCode(client, { email })
  const [mail] = await server.outbox(email)
  return { client, code: mail?.code ?? '' }
}

export const emailCodeCases: CasesOf<'sendEmailCode' | 'verifyEmailCode' | 'setPassword'> = {
  sendEmailCode: {
    good: [
      {
        name: 'where it is the next step',
        run: async ({ visit }) => {
          const { client } = await visit()
          await startLogin(client, { email: demo.authenticator })
          return sendEmailCode(client, { email: demo.authenticator })
        },
        outcome: { kind: 'sent' },
      },
    ],
    bad: [
      {
        name: 'before the password',
        run: async ({ visit }) => {
          const { client } = await visit()
          await startLogin(client, { email: demo.passwordAndCode })
          return sendEmailCode(client, { email: demo.passwordAndCode })
        },
        outcome: { kind: 'stepRequired' },
      },
      {
        name: 'to an unknown address',
        run: async ({ visit }) =>
          sendEmailCode((await visit()).client, { email: 'x@nowhere.example' }),
        outcome: { kind: 'stepRequired' },
      },
      {
        name: 'twice in a moment',
        run: async (world) => {
          const { client } = await withCode(world, demo.authenticator)
          return sendEmailCode(client, { email: demo.authenticator })
        },
        outcome: { kind: 'throttled', retryAfterS: 30 },
      },
    ],
  },
  verifyEmailCode: {
    good: [
      {
        name: 'before an authenticator',
        run: async (world) => {
          const { client, code } = await withCode(world, demo.authenticator)
          return verifyEmailCode(client, { email: demo.authenticator, code })
        },
        outcome: { kind: 'verified', userType: null, totpDeviceSetup: true },
      },
      {
        name: 'before a first password',
        run: async (world) => {
          const { client, code } = await withCode(world, demo.noPasswordYet)
          return verifyEmailCode(client, { email: demo.noPasswordYet, code })
        },
        outcome: { kind: 'verified', userType: 1, totpDeviceSetup: undefined },
      },
    ],
    bad: [
      {
        name: 'with a wrong code',
        run: async (world) => {
          const { client, code } = await withCode(world, demo.authenticator)
          return verifyEmailCode(client, { email: demo.authenticator, code: otherCode(code) })
        },
        outcome: { kind: 'wrongCode', error: { message: 'You have entered an incorrect code' } },
      },
      {
        name: 'with a code that is too old',
        run: async (world) => {
          const { client, code } = await withCode(world, demo.authenticator)
          world.server.clock.advance(901)
          return verifyEmailCode(client, { email: demo.authenticator, code })
        },
        outcome: { kind: 'expiredCode', error: { message: 'Code is invalid or expired' } },
      },
      {
        name: 'without an attempt',
        run: async ({ visit }) =>
          verifyEmailCode((await visit()).client, { email: demo.authenticator, code: '123456' }),
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
  setPassword: {
    good: [
      {
        name: 'after the code',
        run: async (world) => {
          const { client, code } = await withCode(world, demo.noPasswordYet)
          await verifyEmailCode(client, { email: demo.noPasswordYet, code })
          return setPassword(client, { password, confirmPassword: password })
        },
        outcome: { kind: 'saved' },
      },
    ],
    bad: [
      {
        name: 'that is too common',
        run: async (world) => {
          const { client, code } = await withCode(world, demo.noPasswordYet)
          await verifyEmailCode(client, { email: demo.noPasswordYet, code })
          const common = 'Password1234!'
          return setPassword(client, { password: common, confirmPassword: common })
        },
        outcome: {
          kind: 'invalid',
          error: { fields: { password: ['This password is one of the most common ones'] } },
        },
      },
      {
        name: 'without the code',
        run: async ({ visit }) =>
          setPassword((await visit()).client, { password, confirmPassword: password }),
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
}
