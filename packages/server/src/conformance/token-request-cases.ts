import { decideTokenRequest, getTokenRequest } from '@vestibule/api-client'
import { calls, deviceGrantType } from '@vestibule/api-client/contract'
import { withoutSession, type CasesOf } from './call-cases.ts'
import { appWithoutDataset } from './gate-cases.ts'
import { anyText } from './match.ts'
import { fresh, signedIn, type ConformanceWorld } from './world.ts'

/** Sends a form without cookies, as a program does. */
async function program(
  world: ConformanceWorld,
  path: string,
  form: Record<string, string>,
): Promise<Record<string, unknown>> {
  const { browser } = await world.visit()
  const { status, text } = await browser.send(path, {
    method: 'POST',
    headers: { cookie: '' },
    body: new URLSearchParams(form),
  })
  return { status, ...(JSON.parse(text) as Record<string, unknown>) }
}

async function begin(world: ConformanceWorld, app?: string) {
  const wanted = { app: app ?? (await appWithoutDataset(world)), name: 'Conformance', days: '7' }
  const answer = await program(world, calls.requestToken.endpoint.path, wanted)
  const { device_code: deviceCode, user_code: code } = answer as Record<string, string>
  if (deviceCode !== undefined) world.secrets.add(deviceCode)
  return { answer, deviceCode: deviceCode ?? '', code: code ?? '' }
}

const poll = (world: ConformanceWorld, deviceCode: string) =>
  program(world, calls.pollToken.endpoint.path, {
    grant_type: deviceGrantType,
    device_code: deviceCode,
  })

export const tokenRequestCases: CasesOf<
  'requestToken' | 'pollToken' | 'getTokenRequest' | 'decideTokenRequest'
> = {
  requestToken: {
    good: [
      {
        name: 'with a code for its user',
        run: async (world) => {
          const {
            status,
            user_code: code,
            verification_uri: uri,
          } = (await begin(world)).answer as {
            status: number
            user_code: string
            verification_uri: string
          }
          return { status, code, path: new URL(uri).pathname }
        },
        outcome: { status: 200, code: anyText, path: '/device' },
      },
    ],
    bad: [
      {
        name: 'for no app',
        run: async (world) => program(world, calls.requestToken.endpoint.path, {}),
        outcome: { status: 400 },
      },
    ],
  },
  pollToken: {
    good: [
      {
        name: 'that is approved, once',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const { deviceCode, code } = await begin(world)
          await decideTokenRequest(client, { code, decision: 'approve' })
          const {
            status,
            token_type: type,
            access_token: token,
          } = (await poll(world, deviceCode)) as {
            status: number
            token_type: string
            access_token: string
          }
          world.secrets.add(token)
          world.spent.add('a token named Conformance lasts for a week')
          const { error } = (await poll(world, deviceCode)) as { error?: string }
          return { status, type, prefix: token.slice(0, 4), again: error }
        },
        outcome: { status: 200, type: 'Bearer', prefix: 'vst_', again: 'invalid_grant' },
      },
    ],
    bad: [
      {
        name: 'that nobody has decided on',
        run: async (world) => poll(world, (await begin(world)).deviceCode),
        outcome: { status: 400, error: 'authorization_pending' },
      },
      {
        name: 'that is denied',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const { deviceCode, code } = await begin(world)
          await decideTokenRequest(client, { code, decision: 'deny' })
          return poll(world, deviceCode)
        },
        outcome: { status: 400, error: 'access_denied' },
      },
      {
        name: 'that there is not',
        run: async (world) => poll(world, fresh(43)),
        outcome: { status: 400, error: 'invalid_grant' },
      },
    ],
  },
  getTokenRequest: {
    good: [
      {
        name: 'with what it asks for',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          return getTokenRequest(client, { code: (await begin(world)).code })
        },
        outcome: { kind: 'loaded', value: { name: 'Conformance', dataset: null, days: 7 } },
      },
    ],
    bad: [
      withoutSession(({ client }) => getTokenRequest(client, { code: 'AAAAAA' })),
      {
        name: 'that there is not',
        run: async (world) =>
          getTokenRequest((await signedIn(world, 'user')).client, { code: fresh(6) }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  decideTokenRequest: {
    good: [
      {
        name: 'once',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const { code } = await begin(world)
          const first = await decideTokenRequest(client, { code, decision: 'deny' })
          return [first, await decideTokenRequest(client, { code, decision: 'approve' })]
        },
        outcome: [{ kind: 'decided' }, { kind: 'notFound' }],
      },
    ],
    bad: [
      withoutSession(({ client }) =>
        decideTokenRequest(client, { code: 'AAAAAA', decision: 'deny' }),
      ),
      {
        name: 'for an app that is not open',
        run: async (world) => {
          const { client } = await signedIn(world, 'user')
          const { code } = await begin(world, fresh())
          return decideTokenRequest(client, { code, decision: 'approve' })
        },
        outcome: { kind: 'invalid' },
      },
    ],
  },
}
