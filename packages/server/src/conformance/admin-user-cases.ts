import {
  createPasskey,
  generateQrCode,
  getAuthenticated,
  getPasskeyCreationOptions,
  verifyTotp,
} from '@vestibule/api-client'
import {
  addUserRole,
  disableUser,
  enableUser,
  endUserSession,
  endUserSessions,
  getUser,
  inviteUser,
  inviteUserAgain,
  listAllSessions,
  listUsers,
  moveUser,
  removeUserPasskey,
  removeUserRole,
  resetUserSecondFactor,
  sendUserResetLink,
  setUserEmail,
  setUserName,
  setUserSignInMethod,
  unlockUser,
} from '@vestibule/api-client/admin'
import type { AdminCallName } from '@vestibule/api-client/contract'
import { makePasskey } from '../testing/software-authenticator.ts'
import { totpCode } from '../testing/totp-code.ts'
import { asAdministrator, newcomer, newOrganization, signedInUser, taken } from './administrator.ts'
import type { CallCases } from './call-cases.ts'
import { atSetUp } from './journeys.ts'
import { anyText } from './match.ts'
import { accountOf, Skipped, strangersAddress, type ConformanceWorld } from './world.ts'

const unknown = { id: 'nobody' }
const notFound = { kind: 'notFound' }
const changed = { kind: 'changed' }

/** The id of the account `authenticator_to_set_up`, which has set up an authenticator. */
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

/** The id of `other_user`, and of a passkey that the account now has. */
async function withPasskey(world: ConformanceWorld) {
  const { client, browser, id } = await signedInUser(world, 'other_user')
  const options = await getPasskeyCreationOptions(client)
  if (options.kind !== 'loaded') throw new Skipped('the backend offers no passkeys')
  const { credential } = makePasskey(options.value, { origin: browser.origin })
  const made = await createPasskey(client, { credential, name: 'Conformance' })
  if (made.kind !== 'created') throw new Error(`the passkey is ${made.kind}`)
  world.spent.add(`${accountOf(world, 'other_user').email} was mailed of passkeys that are gone`)
  return { id, passkeyId: made.passkey.id }
}

type Names = Extract<AdminCallName, `${string}User${string}` | 'listUsers' | 'listAllSessions'>

/** Cases of what administration reads of accounts, and does to them. */
export const adminUserCases: Readonly<Record<Names, CallCases>> = {
  listUsers: taken(
    'by the words of an address',
    async (client, world) => {
      const { email } = accountOf(world, 'user')
      const outcome = await listUsers(client, { q: email, limit: 1 })
      return outcome.kind === 'loaded'
        ? outcome.value.items.map((one) => one.email === email)
        : outcome
    },
    [true],
  ),
  getUser: taken(
    'with sessions and access',
    async (client, world) => getUser(client, await signedInUser(world, 'user')),
    { kind: 'loaded', value: { state: 'active', password: {} } },
    [asAdministrator('that there is not', (client) => getUser(client, unknown), notFound)],
  ),
  listAllSessions: taken(
    'with that of somebody who has just come in',
    async (client, world) => {
      const { id } = await signedInUser(world, 'user')
      const outcome = await listAllSessions(client, { q: accountOf(world, 'user').email })
      return outcome.kind === 'loaded' && outcome.value.items.some(({ user }) => user.id === id)
    },
    true,
  ),
  inviteUser: taken(
    'to a customer',
    async (client, world) => {
      const { id, email } = await newcomer(client, world)
      return getUser(client, { id }).then((read) => [read, email])
    },
    [{ kind: 'loaded', value: { state: 'invited' } }, anyText],
    [
      asAdministrator(
        'to an address that has an account',
        async (client, world) => {
          const { email } = accountOf(world, 'user')
          const [organization = ''] = accountOf(world, 'staff').customers
          return inviteUser(client, { email, firstName: 'Eve', lastName: 'Stone', organization })
        },
        { kind: 'invalid', error: { fields: { email: [anyText] } } },
      ),
    ],
  ),
  inviteUserAgain: taken(
    'who has not come in yet',
    async (client, world) => inviteUserAgain(client, await newcomer(client, world)),
    { kind: 'sent' },
  ),
  sendUserResetLink: taken(
    'to somebody who signs in by password',
    async (client, world) => {
      const { id } = await signedInUser(world, 'user')
      world.spent.add(`${accountOf(world, 'user').email} was mailed a link for a new password`)
      return sendUserResetLink(client, { id })
    },
    { kind: 'sent' },
  ),
  resetUserSecondFactor: taken(
    'of somebody who has set one up',
    async (client, world) => {
      const id = await withAuthenticator(world, async (email) => {
        const found = await listUsers(client, { q: email }, { cache: false })
        return found.kind === 'loaded' ? (found.value.items[0]?.id ?? '') : ''
      })
      return resetUserSecondFactor(client, { id, reason: 'Conformance' })
    },
    changed,
    [
      asAdministrator(
        'of somebody who has none',
        async (client, world) => {
          const { id } = await newcomer(client, world)
          return resetUserSecondFactor(client, { id, reason: 'Conformance' })
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  removeUserPasskey: taken(
    'that the person has',
    async (client, world) => removeUserPasskey(client, await withPasskey(world)),
    changed,
  ),
  endUserSession: taken(
    'whose browser is then signed out',
    async (client, world) => {
      const { id, client: own } = await signedInUser(world, 'other_user')
      const facts = await getUser(client, { id }, { cache: false })
      const sessions = facts.kind === 'loaded' ? facts.value.sessions : []
      const outcomes = await Promise.all(
        sessions.map((session) => endUserSession(client, { id, sessionId: session.id })),
      )
      return [outcomes[0], await getAuthenticated(own)]
    },
    [changed, { kind: 'signedOut' }],
  ),
  endUserSessions: taken(
    'whose browser is then signed out',
    async (client, world) => {
      const { id, client: own } = await signedInUser(world, 'other_user')
      return [await endUserSessions(client, { id }), await getAuthenticated(own)]
    },
    [changed, { kind: 'signedOut' }],
  ),
  unlockUser: taken(
    'who may not be locked at all',
    async (client, world) => unlockUser(client, await newcomer(client, world)),
    changed,
  ),
  disableUser: taken(
    'who then is disabled',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return [
        await disableUser(client, { id, reason: 'Conformance' }),
        await getUser(client, { id }),
      ]
    },
    [changed, { value: { state: 'disabled' } }],
    [asAdministrator('that there is not', (client) => disableUser(client, unknown), notFound)],
  ),
  enableUser: taken(
    'who was disabled',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      await disableUser(client, { id })
      return [await enableUser(client, { id }), await getUser(client, { id })]
    },
    [changed, { value: { state: 'invited' } }],
    [
      asAdministrator(
        'who is not disabled',
        async (client, world) => enableUser(client, await newcomer(client, world)),
        { kind: 'conflict' },
      ),
    ],
  ),
  setUserName: taken(
    'of somebody invited here',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      const name = { firstName: 'Ada', lastName: 'Moor' }
      return [await setUserName(client, { id, ...name }), await getUser(client, { id })]
    },
    [changed, { value: { first_name: 'Ada', last_name: 'Moor' } }],
  ),
  setUserEmail: taken(
    'to one that nobody has',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return setUserEmail(client, { id, email: strangersAddress() })
    },
    changed,
  ),
  setUserSignInMethod: taken(
    'of somebody invited here',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      return setUserSignInMethod(client, { id, signInMethod: 'password' })
    },
    changed,
  ),
  moveUser: taken(
    'to another organisation',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      const organization = await newOrganization(client, world)
      const outcome = await moveUser(client, { id, organization })
      const facts = await getUser(client, { id })
      return [outcome, facts.kind === 'loaded' && facts.value.organization.id === organization]
    },
    [changed, true],
  ),
  addUserRole: taken(
    'of one app',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      const outcome = await addUserRole(client, { id, role: 'editor', appName: 'conformance' })
      return [outcome, await getUser(client, { id })]
    },
    [changed, { value: { roles: [{ role: 'editor', app_name: 'conformance' }] } }],
  ),
  removeUserRole: taken(
    'that was given here',
    async (client, world) => {
      const { id } = await newcomer(client, world)
      await addUserRole(client, { id, role: 'editor' })
      return [await removeUserRole(client, { id, role: 'editor' }), await getUser(client, { id })]
    },
    [changed, { value: { roles: [] } }],
    [
      asAdministrator(
        'that the person has not',
        async (client, world) => {
          const { id } = await newcomer(client, world)
          return removeUserRole(client, { id, role: 'editor' })
        },
        notFound,
      ),
    ],
  ),
}
