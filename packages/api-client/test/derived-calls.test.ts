import { expect, expectTypeOf, it } from 'vitest'
import { adminOf } from '../src/admin.ts'
import type { InputOf, ItemOf, ValueFrom } from '../src/contract/index.ts'
import { dataOf } from '../src/data.ts'
import type { Client } from '../src/index.ts'
import { createFakeClient, refuse } from '../src/testing/index.ts'

it('puts the fields of the input where the contract has them', async () => {
  const { client, transport } = createFakeClient({
    listTermsPeople: { items: [], next: null },
    disableUser: null,
  })
  await adminOf(client).listTermsPeople({ termsId: 'a/b', state: 'not_yet', limit: 10 })
  await adminOf(client).disableUser({ userId: 'u1', reason: 'Left' })
  expect(transport.calls).toMatchObject([
    { params: { termsId: 'a/b' }, query: { state: 'not_yet', limit: '10' }, body: undefined },
    { params: { userId: 'u1' }, query: {}, body: { reason: 'Left' } },
  ])
  expect(transport.problems).toEqual([])
})

it('sends nothing that the call does not take', async () => {
  const { client, transport } = createFakeClient({ unlockUser: null })
  const user = { userId: 'u1', email: 'ada@acme.example' }
  await adminOf(client).unlockUser(user)
  expect(transport.callsTo('unlockUser')[0]?.body).toBeUndefined()
})

it('takes the options of a read after its input, or alone if the call takes none', async () => {
  const { client, transport } = createFakeClient({ listTerms: { items: [], next: null } })
  transport.use({ listOwnRequests: [] })
  const { listTerms } = adminOf(client)
  const { listOwnRequests } = dataOf(client)
  await listTerms({ q: 'use' })
  await listTerms({ q: 'use' }, { cache: false })
  await listOwnRequests()
  await listOwnRequests({ cache: false })
  expect(transport.calls).toHaveLength(4)
})

it('tells how a change ended, with what it answers', async () => {
  const { client, transport } = createFakeClient({ createOrganization: { id: 'o1' } })
  const create = () => adminOf(client).createOrganization({ name: 'Acme' })
  expect(await create()).toEqual({ kind: 'created', value: { id: 'o1' } })
  transport.use({ createOrganization: refuse('rate_limited', { retryAfterS: 7 }) })
  expect(await create()).toMatchObject({ kind: 'throttled', retryAfterS: 7 })
  transport.use({ disableUser: null })
  expect(await adminOf(client).disableUser({ userId: 'u1' })).toEqual({ kind: 'changed' })
})

it('does not compile with a wrong input or kind', () => {
  const makeCalls = async (client: Client) => {
    const admin = adminOf(client)
    const invitation = { email: 'ada@acme.example', first_name: 'Ada', last_name: 'Byron' }
    // @ts-expect-error -- a field is missing
    await admin.inviteUser(invitation)
    // @ts-expect-error -- there is no such field
    await admin.inviteUser({ ...invitation, organization: 'acme', firstName: 'Ada' })
    // @ts-expect-error -- a field has a wrong type
    await admin.inviteUser({ ...invitation, organization: 7 })
    // @ts-expect-error -- the input is missing
    await admin.disableUser()
    // @ts-expect-error -- only reads are cached
    await admin.disableUser({ userId: 'u1' }, { cache: false })
    // @ts-expect-error -- no such state
    await admin.listUsers({ state: 'asleep' })
    // @ts-expect-error -- the call takes no input
    await admin.getHealth({ q: 'mail' })
    const outcome = await admin.inviteUser({ ...invitation, organization: 'acme' })
    // @ts-expect-error -- no outcome of this call
    if (outcome.kind === 'changed') return null
    // @ts-expect-error -- no refusal of this call
    if (outcome.kind === 'mailFailed') return null
    // @ts-expect-error -- only a success has a value
    if (outcome.kind !== 'invited') return outcome.value
    return outcome.value.id
  }
  expectTypeOf(makeCalls).returns.resolves.toExtend<unknown>()
})

it('names the types of a call', () => {
  expectTypeOf<InputOf<'disableUser'>>().toEqualTypeOf<{
    readonly userId: string
    readonly reason?: string | undefined
  }>()
  expectTypeOf<ValueFrom<'createOrganization'>>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<ItemOf<'listMails'>['id']>().toEqualTypeOf<string>()
  expectTypeOf<ItemOf<'listOwnRequests'>['number']>().toEqualTypeOf<number>()
})
