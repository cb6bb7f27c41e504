import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stewardRole } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import { storeRequest, type RequestWorld } from '../access/requests/store-request.ts'
import { resourceName } from '../access/resources/resource-queries.ts'
import { authScreen } from '../identity/auth-screens.ts'
import { after } from '../platform/clock.ts'
import { organizations, users } from '../platform/db/schema/accounts.ts'
import { resources } from '../platform/db/schema/resources.ts'
import { applyImport, type ImportWorld } from '../import/apply-import.ts'
import type { ImportedUser } from '../import/import-schema.ts'
import { textSource } from '../import/import-source.ts'
import { readImport } from '../import/read-import.ts'
import { packageRoot } from '../platform/package-root.ts'
import type { DemoApps } from './demo-apps.ts'

export const demoFile = join(packageRoot, 'demo', 'demo.json')

/**
 * If the database has no organisation yet, imports the demo data with the example apps, and requests access to a
 * dataset in the name of a person of the demo data. Resolves to whether it imported anything.
 */
export async function importDemo(
  world: ImportWorld & RequestWorld,
  apps: Pick<DemoApps, 'reached' | 'added'>,
): Promise<boolean> {
  const existing = await world.db.select({ id: organizations.id }).from(organizations).limit(1)
  if (existing.length > 0) return false
  await applyImport(world, await readDemo(world.clock.now(), apps))
  await askInDemo(world)
  return true
}

const asking = 'lena@halden.example'
const deciding = 'iris@fenwick.example'
/**
 * The import of the demo data gives the person with the address `asking` access to this dataset for 12 days (`afterS`,
 * in seconds), so that the demo shows access that ends soon.
 */
const endsSoon = { dataset: 'fenwick_immunology', afterS: 12 * 86_400 }

async function askInDemo(world: RequestWorld) {
  await world.mailQueue.inTransaction(async (tx, mails) => {
    const [found] = await tx
      .select({ user: users, organization: organizations, resource: resources })
      .from(users)
      .innerJoin(organizations, eq(organizations.id, users.organizationId))
      .innerJoin(resources, eq(resources.id, 'DatasetResource:fenwick_paediatrics'))
      .where(eq(users.email, asking))
    if (found === undefined) throw new Error(`The demo data has no ${asking}, or not the dataset`)
    const { user, resource } = found
    const session = { user, actingFor: null }
    const call = { requestId: 'demo', visitor: { ip: '', session } }
    await storeRequest(world, tx, mails, call, found, {
      kind: 'access',
      resource: { id: resource.id, name: resourceName(resource.resource) },
      reason:
        'To compare how asthma is treated in children and in adults, by the notes of two hospitals.',
      project: 'Breathing Space',
      wantedUntil: after(world.clock.now(), 365 * 86_400),
    })
  })
}

/**
 * Settings that replace the defaults in `vestibule serve --demo`: people who sign up get an account in an organisation
 * of the demo data, and accounts can have security questions. Otherwise some screens could not be reached.
 */
export const demoDefaults = { SIGN_UP_ORGANIZATION: 'halden', SECURITY_QUESTIONS: 'true' }

/**
 * The text that `vestibule serve --demo` prints at each start: the address of the platform, the demo accounts with
 * their passwords, and what each shows.
 */
export async function demoSummary(
  origin: string,
  imported: boolean,
  remark: string | null,
): Promise<string> {
  const users: ImportedUser[] = []
  for await (const batch of (await readDemo(new Date(0))).users()) users.push(...batch.users)
  const rows = users.map((user) => [user.email, user.password ?? '-', roleOf(user)] as const)
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length))
  const table = rows.map(
    ([email, password, role]) =>
      `  ${email.padEnd(width(0))}  ${password.padEnd(width(1))}  ${role}`,
  )
  const authenticators = users.flatMap(({ email, totp_secret: secret }) =>
    secret === undefined
      ? []
      : [`  ${email}: otpauth://totp/Vestibule:${email}?secret=${secret}&issuer=Vestibule`],
  )
  return [
    '',
    `  Vestibule is ready at ${origin}`,
    imported
      ? '  The demo data was imported.'
      : '  The database was not empty: the demo data was left as it is.',
    '',
    '  Accounts (email, password, what they show):',
    ...table,
    '',
    '  Authenticator, to add to an app or to `oathtool --totp -b <secret>`:',
    ...authenticators,
    '',
    ...(remark === null ? [] : [`  ${remark}`, '']),
    `  Mails, with their codes, are at ${origin}/_outbox/`,
    ...(imported
      ? [`  A request waits there for ${deciding}, who decides on it from the mail.`]
      : []),
    '  Ctrl-C stops the server.',
    '',
  ].join('\n')
}

async function readDemo(
  now: Date,
  apps: Pick<DemoApps, 'reached' | 'added'> = { reached: {}, added: [] },
) {
  const demo = JSON.parse(await readFile(demoFile, 'utf8')) as { resources: DemoEntry[] }
  const until = after(now, endsSoon.afterS).toISOString()
  const entries = demo.resources.map((entry) => ({
    ...entry,
    ...(entry.resource.name === endsSoon.dataset && { to_users: [{ user: asking, until }] }),
    resource: { ...entry.resource, ...apps.reached[entry.resource.url ?? ''] },
  }))
  const added = apps.added.map((resource) => ({
    // Give the added app to staff only: it exists only on machines with Python, and customers must see the same apps on
    // all machines.
    to: ['vestibule'],
    resourcetype: 'AppResource',
    resource,
  }))
  return readImport(textSource(JSON.stringify({ ...demo, resources: [...entries, ...added] })))
}

interface DemoEntry {
  readonly to?: readonly string[]
  readonly resource: { readonly url?: string; readonly name?: string }
}

const methods: Record<ImportedUser['sign_in_method'], string> = {
  password: 'password',
  password_and_email_otp: 'password, then a mailed code',
  email_otp_and_authenticator_based: 'mailed code, then authenticator',
}

function roleOf(user: ImportedUser): string {
  const { sign_in_method: method } = user
  const [token] = user.api_tokens ?? []
  const usesPassword = method !== 'email_otp_and_authenticator_based'
  return [
    methods[method],
    usesPassword && user.password === undefined
      ? 'no password yet: mailed code, then create one'
      : null,
    !usesPassword && user.totp_secret === undefined ? 'authenticator to be set up' : null,
    user.can_impersonate ? 'staff, acts for customers' : null,
    user.roles?.some(({ role }) => role === 'docs-admin') ? 'edits documentation' : null,
    user.roles?.some(({ role }) => role === 'platform-admin') ? 'administers, at /admin/' : null,
    user.roles?.some(({ role }) => role === stewardRole)
      ? 'decides who opens data, at /data/'
      : null,
    user.email === asking ? 'has asked for a dataset, at /requests/' : null,
    user.eulas_accepted.length < 2 ? 'has terms to accept' : null,
    typeof token === 'string' ? `token: ${authScreen('start', { authcode: token })}` : null,
  ]
    .filter((part) => part !== null)
    .join('; ')
}
