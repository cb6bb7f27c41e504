import {
  logout,
  requestReset,
  sendEmailCode,
  startLogin,
  verifyEmailCode,
  verifyPassword,
  verifyTotp,
} from '@vestibule/api-client'
import { totpCode } from '../testing/totp-code.ts'
import {
  accountOf,
  given,
  Skipped,
  unlessThrottled,
  type ConformanceWorld,
  type Mail,
  type Traveller,
  type Visitor,
} from './world.ts'

/**
 * Takes a browser that an earlier test has left at this step of a sign-in. Undefined if there is none. Browsers are
 * reused, because a server mails an account only once in 30 seconds and a few times an hour.
 */
function take({ left }: ConformanceWorld, place: string): Traveller | undefined {
  return left.get(place)?.pop()
}

export function leave(world: ConformanceWorld, place: string, traveller: Traveller) {
  world.left.set(place, [...(world.left.get(place) ?? []), traveller])
}

export const places = {
  withCode: (email: string) => `has a code of ${email}`,
  authenticator: (email: string) => `at the authenticator of ${email}`,
  newPassword: (email: string) => `at the new password of ${email}`,
  authenticated: (email: string) => `signed in by the authenticator of ${email}`,
  /**
   * For browsers that have signed in to the account and out again. The server knows such a browser, and so allows the
   * account more mails.
   */
  known: (email: string) => `known to ${email}`,
  link: (email: string) => `has a reset link of ${email}`,
} as const

/** A visitor whose sign-in goes on with a mailed code, which has not been sent yet. */
export async function atCode(world: ConformanceWorld, email: string, password?: string) {
  const visitor: Visitor = take(world, places.known(email)) ?? (await world.visit())
  await startAt(visitor, email, password)
  return visitor
}

async function startAt({ client }: Visitor, email: string, password: string | undefined) {
  unlessThrottled(await startLogin(client, { email }))
  if (password !== undefined) unlessThrottled(await verifyPassword(client, { email, password }))
}

/** A visitor whose sign-in goes on with a mailed code, and the mail that contains it. */
export async function withCode(
  world: ConformanceWorld,
  email: string,
  password?: string,
): Promise<Traveller & { readonly mail: Mail }> {
  const there = take(world, places.withCode(email))
  if (there?.mail !== undefined) return { ...there, mail: there.mail }
  const visitor = await atCode(world, email, password)
  const mail = await world.mailTo(email, () => sendEmailCode(visitor.client, { email }))
  return { ...visitor, email, mail }
}

/** A visitor who has entered the mailed code and must show the authenticator next. */
export async function atAuthenticator(world: ConformanceWorld): Promise<Traveller> {
  const { email } = accountOf(world, 'authenticator')
  return take(world, places.authenticator(email)) ?? (await showCode(await withCode(world, email)))
}

export async function atSetUp(world: ConformanceWorld): Promise<Traveller> {
  return showCode(await withCode(world, accountOf(world, 'authenticator_to_set_up').email))
}

async function showCode(traveller: Traveller): Promise<Traveller> {
  const { client, email, mail } = traveller
  unlessThrottled(await verifyEmailCode(client, { email, code: mail?.code() ?? '' }))
  return traveller
}

/** A visitor signed in to the account `authenticator` with mailed code and authenticator. */
export async function authenticated(world: ConformanceWorld): Promise<Traveller> {
  const { email } = accountOf(world, 'authenticator')
  const there = take(world, places.authenticated(email))
  if (there !== undefined) return there
  const traveller = await atAuthenticator(world)
  unlessThrottled(await verifyTotp(traveller.client, { email, code: currentTotp(world) }))
  return traveller
}

/** Signs out, and leaves the browser for another sign-in to the account. */
export async function leaveKnown(world: ConformanceWorld, traveller: Traveller) {
  await logout(traveller.client)
  leave(world, places.known(traveller.email), traveller)
}

export function currentTotp(world: ConformanceWorld): string {
  return totpCode(accountOf(world, 'authenticator').totp_secret, world.now())
}

/** The password that a test sets for the account `invited`. */
export const firstPassword = 'Slow-Lantern-77!'

/** The address of the account `invited`, which has no password yet. Throws `Skipped` if an earlier run has set one. */
export async function invitedAddress(world: ConformanceWorld): Promise<string> {
  const { email } = accountOf(world, 'invited')
  const { client } = await world.visit()
  const started = unlessThrottled(await startLogin(client, { email }))
  if (started.kind !== 'started' || started.nextStep !== 'Password') return email
  const outcome = await verifyPassword(client, { email, password: firstPassword })
  // If the password is refused, return the address nevertheless: the test then reports that the account has another
  // password.
  if (outcome.kind !== 'verified') return email
  throw new Skipped(`an earlier run has given ${email} a password`)
}

export async function atNewPassword(world: ConformanceWorld): Promise<Traveller> {
  const { email } = accountOf(world, 'invited')
  const there = take(world, places.newPassword(email))
  if (there !== undefined) return there
  return showCode(await withCode(world, await invitedAddress(world)))
}

/** A visitor with a reset link that was mailed to the account `password_and_code`, and the link's parts. */
export async function withResetLink(world: ConformanceWorld) {
  return withLinkOf(world, accountOf(world, 'password_and_code').email)
}

/** A visitor with a reset link that was mailed to this account, and the link's parts. */
export async function withLinkOf(world: ConformanceWorld, email: string) {
  const traveller = take(world, places.link(email)) ?? (await sendResetLink(world, email))
  const query = traveller.mail?.link().searchParams
  const link = { uid: query?.get('uidb64') ?? '', token: query?.get('token') ?? '' }
  return { ...traveller, link }
}

async function sendResetLink(world: ConformanceWorld, email: string): Promise<Traveller> {
  const visitor = await world.visit()
  const mail = await world.mailTo(email, () => requestReset(visitor.client, { email }))
  return { ...visitor, email, mail }
}

/** Begins to sign in to an account with a password. Returns the client, for which the password is the next step. */
export async function atPassword({ visit }: ConformanceWorld, email: string) {
  const { client } = await visit()
  unlessThrottled(await startLogin(client, { email }))
  return client
}

export function securityQuestion(world: ConformanceWorld) {
  const { email, security_question: question } = accountOf(world, 'password_and_code')
  return { email, ...given(question, 'accounts.password_and_code.security_question') }
}
