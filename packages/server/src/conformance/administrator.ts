import {
  getProfile,
  sendEmailCode,
  startLogin,
  verifyEmailCode,
  verifyTotp,
  type Client,
} from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { totpCode } from '../testing/totp-code.ts'
import type { CallCase, CallCases } from './call-cases.ts'
import { leave } from './journeys.ts'
import {
  accountOf,
  fresh,
  signedIn,
  strangersAddress,
  unlessThrottled,
  type ConformanceWorld,
  type Visitor,
} from './world.ts'

const place = 'signed in as administrator'

/**
 * A browser of the platform-admin, who has signed in so recently that the administration allows changes without a new
 * proof of identity. Throws `Skipped` if the file with the test accounts names no platform-admin.
 */
export async function administrator(world: ConformanceWorld): Promise<Visitor> {
  const { email, totp_secret } = accountOf(world, 'administrator')
  const there = world.left.get(place)?.at(-1)
  if (there !== undefined) {
    const facts = await adminOf(there.client).getAdministrator({ cache: false })
    if (facts.kind === 'loaded' && !facts.value.needs_proof) return there
  }
  const visitor = await world.visit()
  const { client } = visitor
  unlessThrottled(await startLogin(client, { email }))
  const mail = await world.mailTo(email, () => sendEmailCode(client, { email }))
  unlessThrottled(await verifyEmailCode(client, { email, code: mail.code() }))
  const code = totpCode(totp_secret, world.now())
  const entered = unlessThrottled(await verifyTotp(client, { email, code }))
  if (entered.kind !== 'verified') throw new Error(`the administrator's code is ${entered.kind}`)
  leave(world, place, { ...visitor, email })
  return visitor
}

/**
 * Makes the conformance tests of one call of the administration: one in which `run` succeeds with `outcome`, and those
 * in `bad`. Refusals that are the same for all calls of the administration are tested in `guard-cases.ts`.
 */
export function taken(
  name: string,
  run: (client: Client, world: ConformanceWorld) => Promise<unknown>,
  outcome: unknown,
  bad: readonly CallCase[] = [],
): CallCases {
  return { good: [asAdministrator(name, run, outcome)], bad }
}

export function asAdministrator(
  name: string,
  run: (client: Client, world: ConformanceWorld) => Promise<unknown>,
  outcome: unknown,
): CallCase {
  // Run the test after most others, because the administrator changes accounts that the others read.
  return {
    name,
    run: async (world) => run((await administrator(world)).client, world),
    outcome,
    when: 'late',
  }
}

/** The id in a call's outcome. Throws an Error with the outcome if there is none. */
function idIn(outcome: { readonly kind: string; readonly value?: { readonly id: string } }) {
  if (outcome.value) return outcome.value.id
  throw new Error(`nothing was made: ${outcome.kind}`)
}

/** The id of a new organisation. */
export async function newOrganization(client: Client, { spent }: ConformanceWorld) {
  spent.add('administration has organisations “Conformance …”')
  return idIn(await adminOf(client).createOrganization({ name: `Conformance ${fresh()}` }))
}

/**
 * Invites a person to the first of the customers that the file with the test accounts names in `accounts.staff`.
 * Returns the address and the id of the new account.
 */
export async function newcomer(client: Client, world: ConformanceWorld) {
  const email = strangersAddress()
  world.spent.add('administration has invited people to addresses at nowhere.example')
  const person = { email, first_name: 'Eve', last_name: 'Stone' }
  const [organization = ''] = accountOf(world, 'staff').customers
  return { email, id: idIn(await adminOf(client).inviteUser({ ...person, organization })) }
}

/** A browser that is signed in to this account of the file with the test accounts, with the account's id. */
export async function signedInUser(world: ConformanceWorld, role: 'user' | 'other_user') {
  const visitor = await signedIn(world, role)
  const profile = await getProfile(visitor.client)
  if (profile.kind !== 'loaded') throw new Error(`the profile of ${role} is ${profile.kind}`)
  return { ...visitor, id: profile.value.id }
}
