import {
  createPasskey,
  generateQrCode,
  getAuthenticated,
  getPasskeyCreationOptions,
  verifyTotp,
} from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { adminCalls } from '@vestibule/api-client/contract'
import { makePasskey } from '../testing/software-authenticator.ts'
import { totpCode } from '../testing/totp-code.ts'
import { asAdministrator, newcomer, newOrganization, signedInUser, taken } from './administrator.ts'
import type { CallCases } from './call-cases.ts'
import { atSetUp } from './journeys.ts'
import { anyText } from './match.ts'
import { accountOf, Skipped, strangersAddress, type ConformanceWorld } from './world.ts'

const unknown = { userId: 'nobody' }
const notFound = { kind: 'notFound' }
const changed = { kind: 'changed' }

/** Sets up an authenticator for the account `authenticator_to_set_up`, and returns the account's id. */
async function withAuthenticator(
  world: ConformanceWorld,
  idOf: (email: string) => Promise<string>,
) {
  const { client, email } = await atSetUp(world)
  const set = await generateQrCode(client)
  if (set.kind !== 'loaded') throw new Error(`the authenticator is ${set.kind}`)
  world.secrets.add(set.value.secret)
  await verifyTotp(client, { email, code: totpCode(set.value.secret, world.now()) })
  return idOf(email)
}

/** Makes a passkey for the account `other_user`, and returns the ids of both. */
async function withPasskey(world: ConformanceWorld) {
  const { client, browser, id } = await signedInUser(world, 'other_user')
  const options = await getPasskeyCreationOptions(client)
  if (options.kind !== 'loaded') throw new Skipped('the backend offers no passkeys')
  const { credential } = makePasskey(options.value, { origin: browser.origin })
  const made = await createPasskey(client, { credential, name: 'Conformance' })
  if (made.kind !== 'created') throw new Error(`the passkey is ${made.kind}`)
  world.spent.add(`${accountOf(world, 'other_user').email} was mailed of passkeys that are gone`)
  return { userId: id, passkey_id: made.passkey.id }
}

type Names = Extract<
  keyof typeof adminCalls,
  `${string}User${string}` | 'listUsers' | 'listAllSessions'
>

/** Conformance tests of the administration's calls that read or change accounts. */
export const adminUserCases: Readonly<Record<Names, CallCases>> = {
  listUsers: taken(
    'by the words of an address',
    async (client, world) => {
      const { email } = accountOf(world, 'user')
      const outcome = await adminOf(client).listUsers({ q: email, limit: 1 })
      return outcome.kind === 'loaded'
        ? outcome.value.items.map((one) => one.email === email)
        : outcome
    },
    [true],
  ),
  getUser: taken(
    'with sessions and access',
    async (client, world) => {
      const { id } = await signedInUser(world, 'user')
      return adminOf(client).getUser({ userId: id })
    },
    { kind: 'loaded', value: { state: 'active', password: {} } },
    [asAdministrator('that there is not', (client) => adminOf(client).getUser(unknown), notFound)],
  ),
  listAllSessions: taken(
    'with that of somebody who has just come in',
    async (client, world) => {
      const { id } = await signedInUser(world, 'user')
      const outcome = await adminOf(client).listAllSessions({ q: accountOf(world, 'user').email })
      return outcome.kind === 'loaded' && outcome.value.items.some(({ user }) => user.id === id)
    },
    true,
  ),
  inviteUser: taken(
    'to a customer',
    async (client, world) => {
      const { id, email } = await newcomer(client, world)
      return adminOf(client)
        .getUser({ userId: id })
        .then((read) => [read, email])
    },
    [{ kind: 'loaded', value: { state: 'invited' } }, anyText],
    [
      asAdministrator(
        'to an address that has an account',
        async (client, world) => {
          const { email } = accountOf(world, 'user')
          const [organization = ''] = accountOf(world, 'staff').customers
          return adminOf(client).inviteUser({
            email,
            first_name: 'Eve',
            last_name: 'Stone',
            organization,
          })
        },
        { kind: 'invalid', error: { fields: { email: [anyText] } } },
      ),
    ],
  ),
  inviteUserAgain: taken(
    'who has not come in yet',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return adminOf(client).inviteUserAgain({ userId: id })
    },
    { kind: 'sent' },
  ),
  sendUserResetLink: taken(
    'to somebody who signs in by password',
    async (client, world) => {
      const { id } = await signedInUser(world, 'user')
      world.spent.add(`${accountOf(world, 'user').email} was mailed a link for a new password`)
      return adminOf(client).sendUserResetLink({ userId: id })
    },
    { kind: 'sent' },
  ),
  resetUserSecondFactor: taken(
    'of somebody who has set one up',
    async (client, world) => {
      const id = await withAuthenticator(world, async (email) => {
        const found = await adminOf(client).listUsers({ q: email }, { cache: false })
        return found.kind === 'loaded' ? (found.value.items[0]?.id ?? '') : ''
      })
      return adminOf(client).resetUserSecondFactor({ userId: id, reason: 'Conformance' })
    },
    changed,
    [
      asAdministrator(
        'of somebody who has none',
        async (client, world) => {
          const { id } = await newcomer(client, world)
          return adminOf(client).resetUserSecondFactor({ userId: id, reason: 'Conformance' })
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  removeUserPasskey: taken(
    'that the person has',
    async (client, world) => adminOf(client).removeUserPasskey(await withPasskey(world)),
    changed,
  ),
  endUserSession: taken(
    'whose browser is then signed out',
    async (client, world) => {
      const { id, client: own } = await signedInUser(world, 'other_user')
      const facts = await adminOf(client).getUser({ userId: id }, { cache: false })
      const sessions = facts.kind === 'loaded' ? facts.value.sessions : []
      const outcomes = await Promise.all(
        sessions.map((session) =>
          adminOf(client).endUserSession({ userId: id, session_id: session.id }),
        ),
      )
      return [outcomes[0], await getAuthenticated(own)]
    },
    [changed, { kind: 'signedOut' }],
  ),
  endUserSessions: taken(
    'whose browser is then signed out',
    async (client, world) => {
      const { id, client: own } = await signedInUser(world, 'other_user')
      return [await adminOf(client).endUserSessions({ userId: id }), await getAuthenticated(own)]
    },
    [changed, { kind: 'signedOut' }],
  ),
  unlockUser: taken(
    'who may not be locked at all',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return adminOf(client).unlockUser({ userId: id })
    },
    changed,
  ),
  disableUser: taken(
    'who then is disabled',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return [
        await adminOf(client).disableUser({ userId: id, reason: 'Conformance' }),
        await adminOf(client).getUser({ userId: id }),
      ]
    },
    [changed, { value: { state: 'disabled' } }],
    [
      asAdministrator(
        'that there is not',
        (client) => adminOf(client).disableUser(unknown),
        notFound,
      ),
    ],
  ),
  enableUser: taken(
    'who was disabled',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      await adminOf(client).disableUser({ userId: id })
      return [
        await adminOf(client).enableUser({ userId: id }),
        await adminOf(client).getUser({ userId: id }),
      ]
    },
    [changed, { value: { state: 'invited' } }],
    [
      asAdministrator(
        'who is not disabled',
        async (client, world) => {
          const { id } = await newcomer(client, world)
          return adminOf(client).enableUser({ userId: id })
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  setUserName: taken(
    'of somebody invited here',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      const name = { first_name: 'Ada', last_name: 'Moor' }
      return [
        await adminOf(client).setUserName({ userId: id, ...name }),
        await adminOf(client).getUser({ userId: id }),
      ]
    },
    [changed, { value: { first_name: 'Ada', last_name: 'Moor' } }],
  ),
  setUserEmail: taken(
    'to one that nobody has',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return adminOf(client).setUserEmail({ userId: id, email: strangersAddress() })
    },
    changed,
  ),
  setUserSignInMethod: taken(
    'of somebody invited here',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return adminOf(client).setUserSignInMethod({ userId: id, sign_in_method: 'password' })
    },
    changed,
  ),
  moveUser: taken(
    'to another organisation',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      const organization = await newOrganization(client, world)
      const outcome = await adminOf(client).moveUser({ userId: id, organization })
      const facts = await adminOf(client).getUser({ userId: id })
      return [outcome, facts.kind === 'loaded' && facts.value.organization.id === organization]
    },
    [changed, true],
  ),
  addUserRole: taken(
    'of one app',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      const outcome = await adminOf(client).addUserRole({
        userId: id,
        role: 'editor',
        app_name: 'conformance',
      })
      return [outcome, await adminOf(client).getUser({ userId: id })]
    },
    [changed, { value: { roles: [{ role: 'editor', app_name: 'conformance' }] } }],
  ),
  removeUserRole: taken(
    'that was given here',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      await adminOf(client).addUserRole({ userId: id, role: 'editor' })
      return [
        await adminOf(client).removeUserRole({ userId: id, role: 'editor' }),
        await adminOf(client).getUser({ userId: id }),
      ]
    },
    [changed, { value: { roles: [] } }],
    [
      asAdministrator(
        'that the person has not',
        async (client, world) => {
          const { id } = await newcomer(client, world)
          return adminOf(client).removeUserRole({ userId: id, role: 'editor' })
        },
        notFound,
      ),
    ],
  ),
}
