import {
  generateQrCode,
  generateRecoveryCodes,
  getApiTokenOwner,
  loginWithApiToken,
  verifyRecoveryCode,
  verifyTotp,
} from '@vestibule/api-client'
import { demo, otherCode, requestCode, verifyCode } from '../testing/sign-in-steps.ts'
import { totpCode } from '../testing/totp-code.ts'
import { withoutSession, type CallCase, type CasesOf, type ConformanceWorld } from './call-cases.ts'

const { authenticator: email, authenticatorToSetUp } = demo
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A visitor who has proven the mailed code. */
async function afterMailedCode({ server, visit }: ConformanceWorld, address: string) {
  const visitor = await visit()
  const code = await requestCode(server, visitor.browser, address)
  await verifyCode(visitor.browser, address, code)
  return visitor
}

/** A visitor signed in by an authenticator. */
async function afterAuthenticator(world: ConformanceWorld) {
  const visitor = await afterMailedCode(world, email)
  await verifyTotp(visitor.client, { email, code: totpCode(secret, world.server.clock.now()) })
  return visitor
}

const beforeItsStep = (run: CallCase['run']): CallCase => ({
  name: 'before its step',
  run,
  outcome: { kind: 'stepRequired' },
})

export const secondFactorCases: CasesOf<
  | 'generateQrCode'
  | 'verifyTotp'
  | 'verifyRecoveryCode'
  | 'generateRecoveryCodes'
  | 'getApiTokenOwner'
  | 'loginWithApiToken'
> = {
  generateQrCode: {
    good: [
      {
        name: 'for a device to set up',
        run: async (world) => {
          const { client } = await afterMailedCode(world, authenticatorToSetUp)
          const outcome = await generateQrCode(client)
          return outcome.kind === 'loaded'
            ? outcome.value.url.includes(outcome.value.secret)
            : outcome
        },
        outcome: true,
      },
    ],
    bad: [beforeItsStep(async ({ visit }) => generateQrCode((await visit()).client))],
  },
  verifyTotp: {
    good: [
      {
        name: 'of a device',
        run: async (world) => {
          const { client } = await afterMailedCode(world, email)
          return verifyTotp(client, { email, code: totpCode(secret, world.server.clock.now()) })
        },
        outcome: { kind: 'verified' },
      },
    ],
    bad: [
      beforeItsStep(async ({ visit }) =>
        verifyTotp((await visit()).client, { email, code: '123456' }),
      ),
      {
        name: 'with a wrong code',
        run: async (world) => {
          const { client } = await afterMailedCode(world, email)
          const wrong = otherCode(totpCode(secret, world.server.clock.now()))
          return verifyTotp(client, { email, code: wrong })
        },
        outcome: { kind: 'wrongCode' },
      },
    ],
  },
  verifyRecoveryCode: {
    good: [
      {
        name: 'in place of the device',
        run: async (world) => {
          const { client } = await afterMailedCode(world, email)
          return verifyRecoveryCode(client, { email, code: 'H4TK-9QWM' })
        },
        outcome: { kind: 'verified' },
      },
    ],
    bad: [
      beforeItsStep(async ({ visit }) =>
        verifyRecoveryCode((await visit()).client, { email, code: 'H4TK-9QWM' }),
      ),
      {
        name: 'that is none',
        run: async (world) => {
          const { client } = await afterMailedCode(world, email)
          return verifyRecoveryCode(client, { email, code: 'AAAA-AAAA' })
        },
        outcome: { kind: 'wrongCode' },
      },
    ],
  },
  generateRecoveryCodes: {
    good: [
      {
        name: 'after the device was proven',
        run: async (world) => {
          const outcome = await generateRecoveryCodes((await afterAuthenticator(world)).client)
          return outcome.kind === 'loaded'
            ? outcome.value.filter((code) => /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code)).length
            : outcome
        },
        outcome: 10,
      },
    ],
    bad: [withoutSession(({ client }) => generateRecoveryCodes(client))],
  },
  getApiTokenOwner: {
    good: [
      {
        name: 'of an account, twice',
        run: async ({ visit }) => {
          const { client } = await visit()
          const input = { apiToken: 'demo-token-3f9c1b7a5e2d48f6' }
          return [await getApiTokenOwner(client, input), await getApiTokenOwner(client, input)]
        },
        outcome: [1, 2].map(() => ({
          kind: 'loaded',
          value: { email: demo.apiToken, first_name: 'Robin', last_name: 'Vale' },
        })),
      },
    ],
    bad: [
      {
        name: 'that is none',
        run: async ({ visit }) => getApiTokenOwner((await visit()).client, { apiToken: 'none' }),
        outcome: { kind: 'tokenInvalid' },
      },
    ],
  },
  loginWithApiToken: {
    good: [
      {
        name: 'of an account',
        run: async ({ visit }) =>
          loginWithApiToken((await visit()).client, { apiToken: 'demo-token-3f9c1b7a5e2d48f6' }),
        outcome: { kind: 'signedIn', redirectUrl: '/' },
      },
    ],
    bad: [
      {
        name: 'that is none',
        run: async ({ visit }) => loginWithApiToken((await visit()).client, { apiToken: 'none' }),
        outcome: { kind: 'tokenInvalid' },
      },
    ],
  },
}
