import type { AuditEvent } from '@vestibule/api-client/contract'
import { isDeepStrictEqual } from 'node:util'
import { inArray } from 'drizzle-orm'
import { users } from '../platform/db/schema/accounts.ts'
import { auditEvents } from '../platform/db/schema/operations.ts'
import type { CredentialChange } from '../identity/users/credential-mail.ts'
import { emailKeyOf, type EmailKey } from '../platform/mail/email-address.ts'
import type { exportedUsers } from './export-users.ts'
import type { EntryChange } from './import-outcome.ts'
import type { ImportStep } from './import-step.ts'

type Event = Omit<typeof auditEvents.$inferInsert, 'at' | 'ip' | 'requestId' | 'detail'> & {
  readonly event: AuditEvent
  readonly detail?: Readonly<Record<string, string>>
}

/** Maximum rows in one statement: PostgreSQL allows 65,535 parameters. */
const rowsAtOnce = 1000

async function record({ db, now, requestId }: ImportStep, events: readonly Event[]) {
  if (requestId === null) return
  const rows = events.map(({ detail, ...event }) => ({
    ...event,
    at: now,
    ip: '',
    requestId,
    detail: { ...detail, by: 'operator' },
  }))
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db.insert(auditEvents).values(rows.slice(start, start + rowsAtOnce))
}

/**
 * Records an event that a file was imported, with the numbers of new and changed entries. Records nothing if the import
 * changed nothing.
 */
export async function recordImport(step: ImportStep): Promise<void> {
  const sections = Object.entries(step.tally.outcome).filter(
    ([, { created, changed }]) => created + changed > 0,
  )
  if (sections.length === 0) return
  await record(step, [{ event: 'import_applied', after: Object.fromEntries(sections) }])
}

/**
 * Records an event for each user whose sessions were ended because the import changed the organisation's identity
 * provider.
 */
export async function recordEnded(step: ImportStep, provider: string, userIds: readonly string[]) {
  await record(
    step,
    userIds.map((userId) => ({ event: 'sessions_ended', userId, detail: { provider } })),
  )
}

type User = Awaited<ReturnType<typeof exportedUsers>>[number]

/**
 * Records an audit event for every change that the import has made to an account, its credentials or its roles. The
 * event is the one that the same change causes outside of imports, if there is one; other changed fields are recorded
 * as `profile_changed`. For a new account only its credentials and roles are recorded.
 */
export async function recordPeople(
  step: ImportStep,
  changes: readonly EntryChange<User>[],
): Promise<void> {
  await record(
    step,
    changes.flatMap((change) => {
      const renewed = step.renewed.get(`users ${change.key}`) ?? []
      const events = [
        ...renewed.flatMap((one) => eventOfCredential[one] ?? []).map((event) => ({ event })),
        ...eventsOf(change),
      ]
      return events.map((event): Event => Object.assign(event, { userId: change.after.id }))
    }),
  )
}

/**
 * The audit event for each kind of changed credential. A changed sign-in method has none here, because it is recorded
 * like other changed fields of a user, with its values before and after.
 */
const eventOfCredential: Readonly<Partial<Record<CredentialChange, AuditEvent>>> = {
  password: 'password_changed',
  authenticator: 'authenticator_confirmed',
  recovery_codes: 'recovery_codes_generated',
  security_question: 'security_question_set',
}

const fields: readonly (readonly [AuditEvent, readonly (keyof User)[]])[] = [
  [
    'profile_changed',
    ['first_name', 'last_name', 'can_impersonate', 'redirect_url', 'imported', 'api_tokens'],
  ],
  ['email_changed', ['email']],
  ['organization_changed', ['organization']],
  ['sign_in_method_changed', ['sign_in_method']],
]

function eventsOf({ before, after }: EntryChange<User>): Event[] {
  const roles = rolesOf(before, after)
  // For a new account return only the events about its roles: the event about the import counts new accounts.
  if (before === undefined) return roles
  const changed = fields.flatMap(([event, names]) => {
    const differing = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
    if (differing.length === 0) return []
    return { event, before: valuesOf(before, differing), after: valuesOf(after, differing) }
  })
  const accepted = after.eulas_accepted.filter((id) => !before.eulas_accepted.includes(id))
  return [
    ...changed,
    ...(before.disabled === after.disabled
      ? []
      : [{ event: after.disabled ? ('account_disabled' as const) : ('account_enabled' as const) }]),
    ...roles,
    ...accepted.map((eula) => ({ event: 'eula_accepted' as const, detail: { eula } })),
  ]
}

/** The values of a user's fields for an event. Tokens appear without secret and hash. */
function valuesOf(user: User, names: readonly (keyof User)[]) {
  const values = { ...user, imported: user.imported ?? true }
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'api_tokens'
        ? (user.api_tokens ?? []).map(({ name: token, use, expires_at }) => ({
            name: token,
            use,
            expires_at,
          }))
        : (values[name] ?? null),
    ]),
  )
}

function rolesOf(before: User | undefined, after: User): Event[] {
  const [old, current] = [before?.roles ?? [], after.roles].map(
    (roles) =>
      new Map(
        roles.map(({ role, app_name, data_partner }) => [
          JSON.stringify([role, app_name, data_partner]),
          { role, app_name, data_partner },
        ]),
      ),
  ) as [Map<string, object>, Map<string, object>]
  return [
    ...without(old, current).map((role) => ({ event: 'role_taken' as const, before: { ...role } })),
    ...without(current, old).map((role) => ({ event: 'role_given' as const, after: { ...role } })),
  ]
}

function without<Value>(all: ReadonlyMap<string, Value>, others: ReadonlyMap<string, unknown>) {
  return [...all].flatMap(([key, value]) => (others.has(key) ? [] : [value]))
}

/** A grant in the form that exports write. */
type Written<Whose> = string | (Whose & { readonly from?: string; readonly until?: string })

interface Resource {
  readonly to: readonly Written<{ readonly organization: string }>[]
  readonly to_users: readonly Written<{ readonly user: string }>[]
}

/** Records an event for each grant that the file has given, changed or taken away. */
export async function recordAccess(
  step: ImportStep,
  changes: readonly EntryChange<Resource>[],
): Promise<void> {
  const found = changes.flatMap(({ key: resource, before, after }) => {
    const organizations = differences(before?.to, after.to, (one) =>
      typeof one === 'string' ? one : one.organization,
    )
    const people = differences(before?.to_users, after.to_users, (one) =>
      emailKeyOf(typeof one === 'string' ? one : one.user),
    )
    return [
      ...organizations.map((one) => Object.assign(one, { resource, organization: one.name })),
      ...people.map((one) => Object.assign(one, { resource, emailKey: one.name })),
    ]
  })
  const ids = await idsOf(
    step,
    found.flatMap((one) => ('emailKey' in one ? one.emailKey : [])),
  )
  const events = found.map((one): Event => {
    const user = 'emailKey' in one ? ids.get(one.emailKey) : undefined
    const organization = 'organization' in one ? one.organization : (user?.organizationId ?? '')
    const { event, resource, before, after } = one
    const grant = user ? { resource, user: user.id } : { resource, organization }
    return Object.assign(
      { event, userId: user?.id ?? null, detail: { resource, organization } },
      before && { before: { ...grant, ...before } },
      after && { after: { ...grant, ...after } },
    )
  })
  await record(step, events)
}

/**
 * Returns the audit events for what has changed between two lists of grants: a grant was given or taken away, or starts
 * or ends at another time.
 */
function differences<Whose, Name>(
  before: readonly Written<Whose>[] = [],
  after: readonly Written<Whose>[],
  nameOf: (grant: Written<Whose>) => Name,
) {
  const termOf = (grant: Written<Whose>) =>
    typeof grant === 'string'
      ? { from: null, until: null }
      : { from: grant.from ?? null, until: grant.until ?? null }
  const [old, current] = [before, after].map(
    (grants) => new Map(grants.map((grant) => [nameOf(grant), termOf(grant)])),
  ) as [Map<Name, ReturnType<typeof termOf>>, Map<Name, ReturnType<typeof termOf>>]
  const taken = [...old].flatMap(([name, before]) =>
    current.has(name) ? [] : [{ event: 'access_taken' as const, name, before, after: undefined }],
  )
  const given = [...current].flatMap(([name, after]) => {
    const before = old.get(name)
    if (before?.from === after.from && before.until === after.until) return []
    const event = before === undefined ? ('access_given' as const) : ('access_renewed' as const)
    return [{ event, name, before, after }]
  })
  return [...taken, ...given]
}

async function idsOf({ db }: ImportStep, emailKeys: readonly EmailKey[]) {
  const ids = new Map<EmailKey, { readonly id: string; readonly organizationId: string }>()
  for (let start = 0; start < emailKeys.length; start += rowsAtOnce) {
    const rows = await db
      .select({ emailKey: users.emailKey, id: users.id, organizationId: users.organizationId })
      .from(users)
      .where(inArray(users.emailKey, emailKeys.slice(start, start + rowsAtOnce)))
    for (const { emailKey, ...user } of rows) ids.set(emailKey, user)
  }
  return ids
}
