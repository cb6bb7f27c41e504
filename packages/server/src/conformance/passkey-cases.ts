import {
  createPasskey,
  deletePasskey,
  getPasskeyCreationOptions,
  getPasskeyRequestOptions,
  listPasskeys,
  loginWithPasskey,
  renamePasskey,
} from '@vestibule/api-client'
import { makePasskey, answerBy, type SoftwarePasskey } from '../testing/software-authenticator.ts'
import {
  fresh,
  accountOf,
  signedIn,
  Skipped,
  type ConformanceWorld,
  type Visitor,
} from './world.ts'
import { withoutSession, type CasesOf } from './call-cases.ts'
import { anyText } from './match.ts'

const off = 'the backend offers no passkeys'

/**
 * Creates a software passkey for the account that is signed in, but does not send it to the server. Throws `Skipped` if
 * the server offers no passkeys.
 */
async function made({ client, browser }: Visitor) {
  const options = await getPasskeyCreationOptions(client)
  if (options.kind === 'forbidden') throw new Skipped(off)
  if (options.kind !== 'loaded') throw new Error(`The options are ${options.kind}`)
  return makePasskey(options.value, { origin: browser.origin })
}

/** A browser signed in to the account `user`, with a new passkey of that account, which the test has to remove. */
async function withPasskey(world: ConformanceWorld) {
  const visitor = await signedIn(world, 'user')
  const { passkey, credential } = await made(visitor)
  const outcome = await createPasskey(visitor.client, { credential, name: 'Conformance' })
  world.spent.add(`${accountOf(world, 'user').email} was mailed of passkeys that are gone again`)
  return { ...visitor, passkey, credential, outcome }
}

async function assertionFor({ client, browser }: Visitor, passkey: SoftwarePasskey) {
  const options = await getPasskeyRequestOptions(client)
  if (options.kind !== 'loaded') throw new Error(`The options are ${options.kind}`)
  return answerBy(passkey, options.value, { origin: browser.origin })
}

const shown = { name: 'Conformance', created_at: anyText, last_used_at: null }

export const passkeyCases: CasesOf<
  | 'getPasskeyRequestOptions'
  | 'loginWithPasskey'
  | 'getPasskeyCreationOptions'
  | 'listPasskeys'
  | 'createPasskey'
  | 'renamePasskey'
  | 'deletePasskey'
> = {
  getPasskeyRequestOptions: {
    good: [
      {
        name: 'to a stranger, naming no passkey',
        run: async ({ visit }) => {
          const outcome = await getPasskeyRequestOptions((await visit()).client)
          if (outcome.kind !== 'loaded') return outcome
          return { named: outcome.value['allowCredentials'] ?? [] }
        },
        outcome: { named: [] },
      },
    ],
    bad: [],
  },
  loginWithPasskey: {
    good: [
      {
        name: 'that has verified its user, once',
        run: async (world) => {
          const { client: owner, passkey } = await withPasskey(world)
          const visitor = await world.visit()
          const credential = await assertionFor(visitor, passkey)
          const first = await loginWithPasskey(visitor.client, { credential })
          const other = await world.visit()
          const again = await loginWithPasskey(other.client, { credential })
          await deletePasskey(owner, { id: passkey.id })
          return [first, again]
        },
        outcome: [{ kind: 'signedIn', redirectUrl: '/' }, { kind: 'passkeyInvalid' }],
        when: 'late',
      },
    ],
    bad: [
      {
        name: 'that no account has',
        run: async (world) => {
          const { passkey } = await made(await signedIn(world, 'user'))
          const visitor = await world.visit()
          const credential = await assertionFor(visitor, passkey)
          return loginWithPasskey(visitor.client, { credential })
        },
        outcome: { kind: 'passkeyUnknown' },
      },
    ],
  },
  getPasskeyCreationOptions: {
    good: [
      {
        name: 'after a new sign-in',
        run: async (world) => {
          const outcome = await getPasskeyCreationOptions((await signedIn(world, 'user')).client)
          if (outcome.kind === 'forbidden') throw new Skipped(off)
          return outcome
        },
        outcome: { kind: 'loaded', value: { challenge: anyText } },
      },
    ],
    bad: [withoutSession(({ client }) => getPasskeyCreationOptions(client))],
  },
  listPasskeys: {
    good: [
      {
        name: 'as a list, which may be empty',
        run: async (world) => listPasskeys((await signedIn(world, 'user')).client),
        outcome: { kind: 'loaded' },
      },
    ],
    bad: [withoutSession(({ client }) => listPasskeys(client))],
  },
  createPasskey: {
    good: [
      {
        name: 'and it is listed',
        run: async (world) => {
          const { client, outcome, passkey } = await withPasskey(world)
          const listed = await listPasskeys(client)
          await deletePasskey(client, { id: passkey.id })
          return { outcome, first: listed.kind === 'loaded' ? listed.value[0] : listed }
        },
        outcome: { outcome: { kind: 'created', passkey: shown }, first: shown },
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) =>
        createPasskey(client, {
          credential: {
            id: 'AA',
            rawId: 'AA',
            type: 'public-key',
            response: { clientDataJSON: 'AA', attestationObject: 'AA' },
          },
        }),
      ),
      {
        name: 'for another challenge',
        run: async (world) => {
          const visitor = await signedIn(world, 'user')
          const { credential } = await made(visitor)
          const other = await signedIn(world, 'user')
          return createPasskey(other.client, { credential })
        },
        outcome: { kind: 'passkeyInvalid' },
      },
    ],
  },
  renamePasskey: {
    good: [
      {
        name: 'of its owner',
        run: async (world) => {
          const { client, passkey } = await withPasskey(world)
          const outcome = await renamePasskey(client, { id: passkey.id, name: 'Another name' })
          await deletePasskey(client, { id: passkey.id })
          return outcome
        },
        outcome: { kind: 'saved', passkey: { name: 'Another name' } },
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) => renamePasskey(client, { id: 'AA', name: 'A' })),
      {
        name: 'that there is not',
        run: async (world) =>
          renamePasskey((await signedIn(world, 'user')).client, { id: fresh(), name: 'A' }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
  deletePasskey: {
    good: [
      {
        name: 'of its owner, and no account has it any more',
        run: async (world) => {
          const { client, passkey } = await withPasskey(world)
          const outcome = await deletePasskey(client, { id: passkey.id })
          const visitor = await world.visit()
          const credential = await assertionFor(visitor, passkey)
          return [outcome, await loginWithPasskey(visitor.client, { credential })]
        },
        outcome: [{ kind: 'deleted' }, { kind: 'passkeyUnknown' }],
        when: 'late',
      },
    ],
    bad: [
      withoutSession(({ client }) => deletePasskey(client, { id: 'AA' })),
      {
        name: 'that there is not',
        run: async (world) =>
          deletePasskey((await signedIn(world, 'user')).client, { id: fresh() }),
        outcome: { kind: 'notFound' },
      },
    ],
  },
}
