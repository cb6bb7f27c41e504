import {
  generateQrCode,
  generateRecoveryCodes,
  getMissingFactor,
  getApiTokenOwner,
  loginWithApiToken,
  verifyRecoveryCode,
  verifyTotp,
} from '@vestibule/api-client'
import { otherCode } from '../testing/sign-in-steps.ts'
import { fromFile, withoutSession, type CallCase, type CasesOf } from './call-cases.ts'
import {
  atAuthenticator,
  atSetUp,
  authenticated,
  currentTotp,
  leave,
  leaveKnown,
  places,
} from './journeys.ts'
import { accountOf, signedIn, type ConformanceWorld } from './world.ts'

const beforeItsStep = (run: CallCase['run']): CallCase => ({
  name: 'before its step',
  run,
  outcome: { kind: 'stepRequired' },
})

/** Generates new recovery codes for the account `authenticator`, which invalidates its old ones. */
async function newRecoveryCodes(world: ConformanceWorld) {
  const traveller = await authenticated(world)
  const outcome = await generateRecoveryCodes(traveller.client)
  if (outcome.kind === 'loaded') {
    world.recoveryCodes.clear()
    for (const code of outcome.value) {
      world.recoveryCodes.add(code)
      world.secrets.add(code)
    }
    world.spent.add(
      `${traveller.email} has new recovery codes; the ones of before are worth nothing`,
    )
  }
  await leaveKnown(world, traveller)
  return outcome
}

/** Returns an unused recovery code of the account `authenticator`. */
export async function someRecoveryCode(world: ConformanceWorld): Promise<string> {
  if (world.recoveryCodes.size === 0) await newRecoveryCodes(world)
  const [code = ''] = world.recoveryCodes
  world.recoveryCodes.delete(code)
  return code
}

export const secondFactorCases: CasesOf<
  | 'generateQrCode'
  | 'getMissingFactor'
  | 'verifyTotp'
  | 'verifyRecoveryCode'
  | 'generateRecoveryCodes'
  | 'getApiTokenOwner'
  | 'loginWithApiToken'
> = {
  getMissingFactor: {
    good: [
      {
        name: 'with a whole session',
        run: async (world) => {
          const outcome = await getMissingFactor((await signedIn(world, 'user')).client)
          if (outcome.kind !== 'loaded') return outcome
          const { email, missing } = outcome.value
          return { email, missing }
        },
        outcome: fromFile((world) => ({ email: accountOf(world, 'user').email, missing: false })),
      },
    ],
    bad: [withoutSession(({ client }) => getMissingFactor(client))],
  },
  generateQrCode: {
    good: [
      {
        name: 'for a device to set up',
        run: async (world) => {
          const outcome = await generateQrCode((await atSetUp(world)).client)
          if (outcome.kind !== 'loaded') return outcome
          const { url, secret } = outcome.value
          world.secrets.add(secret)
          return { isOtpauth: url.startsWith('otpauth://totp/'), hasSecret: url.includes(secret) }
        },
        outcome: { isOtpauth: true, hasSecret: true },
      },
    ],
    bad: [beforeItsStep(async ({ visit }) => generateQrCode((await visit()).client))],
  },
  verifyTotp: {
    good: [
      {
        name: 'of a device',
        run: async (world) => {
          const traveller = await atAuthenticator(world)
          const { email, client } = traveller
          const outcome = await verifyTotp(client, { email, code: currentTotp(world) })
          leave(world, places.authenticated(email), traveller)
          return outcome
        },
        outcome: { kind: 'verified' },
      },
    ],
    bad: [
      beforeItsStep(async (world) => {
        const { email } = accountOf(world, 'authenticator')
        return verifyTotp((await world.visit()).client, { email, code: '123456' })
      }),
      {
        name: 'with a wrong code',
        run: async (world) => {
          const traveller = await atAuthenticator(world)
          const { email, client } = traveller
          leave(world, places.authenticator(email), traveller)
          return verifyTotp(client, { email, code: otherCode(currentTotp(world)) })
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
          const outcome = await newRecoveryCodes(world)
          if (outcome.kind !== 'loaded') return outcome
          return outcome.value.filter((code) => /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(code)).length
        },
        outcome: 10,
      },
    ],
    bad: [withoutSession(({ client }) => generateRecoveryCodes(client))],
  },
  verifyRecoveryCode: {
    good: [
      {
        name: 'in place of the device',
        run: async (world) => {
          const code = await someRecoveryCode(world)
          const { client, email } = await atAuthenticator(world)
          return verifyRecoveryCode(client, { email, code })
        },
        outcome: { kind: 'verified' },
        when: 'late',
      },
    ],
    bad: [
      beforeItsStep(async (world) => {
        const { email } = accountOf(world, 'authenticator')
        return verifyRecoveryCode((await world.visit()).client, { email, code: 'AAAA-AAAA' })
      }),
      {
        name: 'that is none',
        run: async (world) => {
          const traveller = await atAuthenticator(world)
          const { email, client } = traveller
          leave(world, places.authenticator(email), traveller)
          return verifyRecoveryCode(client, { email, code: 'AAAA-AAAA' })
        },
        outcome: { kind: 'wrongCode' },
        when: 'late',
      },
    ],
  },
  getApiTokenOwner: {
    good: [
      {
        name: 'of an account, twice',
        run: async (world) => {
          const apiToken = accountOf(world, 'api_token').token
          const { client } = await world.visit()
          const first = await getApiTokenOwner(client, { apiToken })
          return [first, await getApiTokenOwner(client, { apiToken })]
        },
        outcome: fromFile((world) => {
          const { token: _, ...owner } = accountOf(world, 'api_token')
          return [1, 2].map(() => ({ kind: 'loaded', value: owner }))
        }),
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
        run: async (world) => {
          const apiToken = accountOf(world, 'api_token').token
          return loginWithApiToken((await world.visit()).client, { apiToken })
        },
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
