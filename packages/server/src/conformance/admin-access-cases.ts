import { renewAccess, type Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { asAdministrator, newcomer, signedInUser, taken } from './administrator.ts'
import { withoutSession, type CallCases } from './call-cases.ts'
import { anyText } from './match.ts'
import { accountOf, given, type ConformanceWorld } from './world.ts'

const notFound = { kind: 'notFound' }
const changed = { kind: 'changed' }

/** Invites a person, and returns the new account's id, with the id of a resource that the account has no grant for. */
async function forGrant(client: Client, world: ConformanceWorld) {
  const resources = await adminOf(client).listManagedResources()
  const [first] = resources.kind === 'loaded' ? resources.value.items : []
  const { id: user } = await newcomer(client, world)
  return { resourceId: first?.id ?? '', user }
}

/**
 * Makes a request for longer access, in the name of the account `other_user`, to a dataset that the administrator lets
 * it open for ten days. Takes that access away again, and refuses earlier requests, which would stand in the way.
 */
async function withRequest(client: Client, world: ConformanceWorld) {
  const { id: user, client: own } = await signedInUser(world, 'other_user')
  const { closed_dataset } = accountOf(world, 'other_user')
  const name = given(closed_dataset, 'accounts.other_user.closed_dataset')
  const open = await adminOf(client).listAccessRequests({ limit: 100 }, { cache: false })
  for (const request of open.kind === 'loaded' ? open.value.items : []) {
    if (request.user.id !== user) continue
    await adminOf(client).refuseAccessRequest({ requestId: request.id, reason: 'Conformance' })
  }
  const grant = { resourceId: `DatasetResource:${name}`, user }
  await adminOf(client).takeAccess(grant)
  const until = new Date(world.now().getTime() + 10 * 86_400_000).toISOString()
  await adminOf(client).giveAccess({ ...grant, until })
  const asked = { resource: name, reason: 'The review takes longer' }
  const renewed = await renewAccess(own, asked)
  const again = await renewAccess(own, asked)
  await adminOf(client).takeAccess(grant)
  if (renewed.kind !== 'requested') throw new Error(`the request is ${renewed.kind}`)
  return { renewed, again, id: renewed.id }
}

/** Conformance tests of the administration's calls about grants and requests for access. */
export const adminAccessCases = {
  listManagedResources: taken(
    'with how many may open each',
    (client) => adminOf(client).listManagedResources({ limit: 1 }),
    { kind: 'loaded', value: { items: [{ id: anyText, name: anyText }] } },
  ),
  listGrants: taken(
    'to people',
    async (client, world) => {
      const grant = await forGrant(client, world)
      const { user, resourceId: resource } = grant
      await adminOf(client).giveAccess(grant)
      const outcome = await adminOf(client).listGrants({ to: 'user', resource, limit: 100 })
      return outcome.kind === 'loaded' && outcome.value.items.some((one) => one.user?.id === user)
    },
    true,
  ),
  giveAccess: taken(
    'to somebody who has it not',
    async (client, world) => adminOf(client).giveAccess(await forGrant(client, world)),
    changed,
    [
      asAdministrator(
        'twice',
        async (client, world) => {
          const grant = await forGrant(client, world)
          await adminOf(client).giveAccess(grant)
          return adminOf(client).giveAccess(grant)
        },
        { kind: 'conflict' },
      ),
    ],
  ),
  extendAccess: taken(
    'to another end, and not once it is taken',
    async (client, world) => {
      const grant = await forGrant(client, world)
      await adminOf(client).giveAccess(grant)
      const until = '2099-12-31'
      const extended = await adminOf(client).extendAccess({ ...grant, until })
      await adminOf(client).takeAccess(grant)
      return [extended, await adminOf(client).extendAccess({ ...grant, until })]
    },
    [changed, notFound],
  ),
  listAccessRequests: taken(
    'that wait for a decision',
    async (client, world) => {
      await withRequest(client, world)
      return adminOf(client).listAccessRequests()
    },
    { kind: 'loaded', value: { items: [{ id: anyText, state: 'submitted', reason: anyText }] } },
  ),
  refuseAccessRequest: taken(
    'once',
    async (client, world) => {
      const { id } = await withRequest(client, world)
      const input = { requestId: id, reason: 'The study has ended' }
      return [
        await adminOf(client).refuseAccessRequest(input),
        await adminOf(client).refuseAccessRequest(input),
      ]
    },
    [changed, { kind: 'conflict' }],
    [
      asAdministrator(
        'of nobody',
        (client) => adminOf(client).refuseAccessRequest({ requestId: 'none', reason: 'No' }),
        notFound,
      ),
    ],
  ),
  renewAccess: taken(
    'that ends soon, once until it is decided',
    async (client, world) => {
      const { renewed, again, id } = await withRequest(client, world)
      await adminOf(client).refuseAccessRequest({ requestId: id, reason: 'No longer' })
      return [renewed, again]
    },
    [{ kind: 'requested' }, { kind: 'conflict' }],
    [
      withoutSession(({ client }) => renewAccess(client, { resource: 'none', reason: 'x' })),
      asAdministrator(
        'to nothing',
        (client) => renewAccess(client, { resource: 'none', reason: 'x' }),
        notFound,
      ),
    ],
  ),
  takeAccess: taken(
    'that was given here',
    async (client, world) => {
      const grant = await forGrant(client, world)
      await adminOf(client).giveAccess(grant)
      return [await adminOf(client).takeAccess(grant), await adminOf(client).takeAccess(grant)]
    },
    [changed, notFound],
  ),
} satisfies Readonly<Record<string, CallCases>>
