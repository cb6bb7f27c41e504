import {
  approveDeviceCode,
  authenticateDeviceCode,
  getDeviceCode,
  registerDeviceCode,
} from '@vestibule/api-client'
import { fromFile, withoutSession, type CallCase, type CasesOf } from './call-cases.ts'
import { about, anyText } from './match.ts'
import { fresh, signedIn, type ConformanceWorld } from './world.ts'

/**
 * Two browsers: `restricted`, in which nobody is signed in and which shows the device code, and `desktop`, in which the
 * account `user` is signed in.
 */
async function twoBrowsers(world: ConformanceWorld) {
  const code = fresh(6)
  const restricted = await world.visit()
  await registerDeviceCode(restricted.client, { code })
  return { code, restricted: restricted.client, desktop: (await signedIn(world, 'user')).client }
}

const unknown = (run: CallCase['run']): CallCase => ({
  name: 'of a code that nobody shows',
  run,
  outcome: { kind: 'notFound' },
})

export const deviceCodeCases: CasesOf<
  'registerDeviceCode' | 'getDeviceCode' | 'approveDeviceCode' | 'authenticateDeviceCode'
> = {
  registerDeviceCode: {
    good: [
      {
        name: 'that is new',
        run: async ({ visit }) => registerDeviceCode((await visit()).client, { code: fresh(6) }),
        outcome: { kind: 'registered', expiresAt: anyText },
      },
    ],
    bad: [
      {
        name: 'that another browser shows',
        run: async ({ visit }) => {
          const code = fresh(6)
          await registerDeviceCode((await visit()).client, { code })
          return registerDeviceCode((await visit()).client, { code })
        },
        outcome: { kind: 'taken' },
      },
      {
        name: 'that is none',
        run: async ({ visit }) => registerDeviceCode((await visit()).client, { code: 'abc' }),
        outcome: { kind: 'invalid' },
      },
    ],
  },
  getDeviceCode: {
    good: [
      {
        name: 'before it is approved',
        run: async (world) => {
          const { desktop, code } = await twoBrowsers(world)
          return getDeviceCode(desktop, { code })
        },
        outcome: fromFile((world) => ({
          kind: 'loaded',
          value: { ip: anyText, requested_at: about(world.now()) },
        })),
      },
    ],
    bad: [
      withoutSession(({ client }) => getDeviceCode(client, { code: fresh(6) })),
      unknown(async (world) =>
        getDeviceCode((await signedIn(world, 'user')).client, { code: fresh(6) }),
      ),
    ],
  },
  approveDeviceCode: {
    good: [
      {
        name: 'by approving',
        run: async (world) => {
          const { desktop, code } = await twoBrowsers(world)
          return approveDeviceCode(desktop, { code, decision: 'approve' })
        },
        outcome: { kind: 'decided', client: { ip: anyText } },
      },
    ],
    bad: [
      withoutSession(({ client }) =>
        approveDeviceCode(client, { code: fresh(6), decision: 'approve' }),
      ),
      unknown(async (world) => {
        const { client } = await signedIn(world, 'user')
        return approveDeviceCode(client, { code: fresh(6), decision: 'deny' })
      }),
      {
        name: 'in a browser that a code has signed in',
        run: async (world) => {
          const { restricted, desktop, code } = await twoBrowsers(world)
          await approveDeviceCode(desktop, { code, decision: 'approve' })
          await authenticateDeviceCode(restricted, { code })
          return approveDeviceCode(restricted, { code, decision: 'approve' })
        },
        outcome: { kind: 'stepRequired' },
      },
    ],
  },
  authenticateDeviceCode: {
    good: [
      {
        name: 'before a decision',
        run: async ({ visit }) => {
          const code = fresh(6)
          const { client } = await visit()
          await registerDeviceCode(client, { code })
          return authenticateDeviceCode(client, { code })
        },
        outcome: { kind: 'pending' },
      },
      {
        name: 'that is approved',
        run: async (world) => {
          const { restricted, desktop, code } = await twoBrowsers(world)
          await approveDeviceCode(desktop, { code, decision: 'approve' })
          return authenticateDeviceCode(restricted, { code, next: '/dv/one/' })
        },
        outcome: { kind: 'signedIn', redirectUrl: '/dv/one/' },
      },
    ],
    bad: [
      {
        name: 'that is denied',
        run: async (world) => {
          const { restricted, desktop, code } = await twoBrowsers(world)
          await approveDeviceCode(desktop, { code, decision: 'deny' })
          return authenticateDeviceCode(restricted, { code })
        },
        outcome: { kind: 'denied' },
      },
      {
        name: 'of another browser',
        run: async (world) => {
          const { desktop, code } = await twoBrowsers(world)
          await approveDeviceCode(desktop, { code, decision: 'approve' })
          return authenticateDeviceCode((await world.visit()).client, { code })
        },
        outcome: { kind: 'notFound', error: { code: 'not_found' } },
      },
    ],
  },
}
