import {
  approveDeviceCode,
  authenticateDeviceCode,
  getDeviceCode,
  registerDeviceCode,
} from '@vestibule/api-client'
import { demo } from '../testing/sign-in-steps.ts'
import { withoutSession, type CallCase, type CasesOf, type ConformanceWorld } from './call-cases.ts'

const code = 'A1B2C3'

/** A browser that shows the code, and one that is signed in. */
async function twoBrowsers({ visit, signedIn }: ConformanceWorld) {
  const restricted = await visit()
  await registerDeviceCode(restricted.client, { code })
  return { restricted: restricted.client, desktop: (await signedIn(demo.password)).client }
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
        run: async ({ visit }) => registerDeviceCode((await visit()).client, { code }),
        outcome: { kind: 'registered' },
      },
    ],
    bad: [
      {
        name: 'that another browser shows',
        run: async (world) => {
          await twoBrowsers(world)
          return registerDeviceCode((await world.visit()).client, { code })
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
        run: async (world) => getDeviceCode((await twoBrowsers(world)).desktop, { code }),
        outcome: {
          kind: 'loaded',
          value: { ip: '127.0.0.1', requested_at: '2026-03-02T09:00:00.000Z' },
        },
      },
    ],
    bad: [
      withoutSession(({ client }) => getDeviceCode(client, { code })),
      unknown(async ({ signedIn }) =>
        getDeviceCode((await signedIn(demo.password)).client, { code: 'ZZZZZZ' }),
      ),
    ],
  },
  approveDeviceCode: {
    good: [
      {
        name: 'by approving',
        run: async (world) =>
          approveDeviceCode((await twoBrowsers(world)).desktop, { code, decision: 'approve' }),
        outcome: { kind: 'decided', client: { ip: '127.0.0.1' } },
      },
    ],
    bad: [
      withoutSession(({ client }) => approveDeviceCode(client, { code, decision: 'approve' })),
      unknown(async ({ signedIn }) => {
        const { client } = await signedIn(demo.password)
        return approveDeviceCode(client, { code: 'ZZZZZZ', decision: 'deny' })
      }),
      {
        name: 'in a browser that a code has signed in',
        run: async (world) => {
          const { restricted, desktop } = await twoBrowsers(world)
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
        run: async (world) =>
          authenticateDeviceCode((await twoBrowsers(world)).restricted, { code }),
        outcome: { kind: 'pending' },
      },
      {
        name: 'that is approved',
        run: async (world) => {
          const { restricted, desktop } = await twoBrowsers(world)
          await approveDeviceCode(desktop, { code, decision: 'approve' })
          return authenticateDeviceCode(restricted, { code, next: '/dv/four_rivers/' })
        },
        outcome: { kind: 'signedIn', redirectUrl: '/dv/four_rivers/' },
      },
    ],
    bad: [
      {
        name: 'that is denied',
        run: async (world) => {
          const { restricted, desktop } = await twoBrowsers(world)
          await approveDeviceCode(desktop, { code, decision: 'deny' })
          return authenticateDeviceCode(restricted, { code })
        },
        outcome: { kind: 'denied' },
      },
      {
        name: 'of another browser',
        run: async (world) => {
          const { desktop } = await twoBrowsers(world)
          await approveDeviceCode(desktop, { code, decision: 'approve' })
          return authenticateDeviceCode((await world.visit()).client, { code })
        },
        outcome: { kind: 'notFound', error: { message: 'Code is invalid or expired' } },
      },
    ],
  },
}
