import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { authScreen } from '../identity/auth-screens.ts'
import { organizations } from '../platform/db/schema/accounts.ts'
import { applyImport, type ImportWorld } from '../import/apply-import.ts'
import type { ImportedUser } from '../import/import-schema.ts'
import { textSource } from '../import/import-source.ts'
import { readImport } from '../import/read-import.ts'
import { packageRoot } from '../platform/package-root.ts'
import type { DemoApps } from './demo-apps.ts'

export const demoFile = join(packageRoot, 'demo', 'demo.json')

/** Imports the demo data with the apps started for it, if the database is empty. Returns whether it was imported. */
export async function importDemo(
  world: ImportWorld,
  apps: Pick<DemoApps, 'reached' | 'added'>,
): Promise<boolean> {
  const existing = await world.db.select({ id: organizations.id }).from(organizations).limit(1)
  if (existing.length > 0) return false
  await applyImport(world, await readDemo(apps))
  return true
}

/** Makes all screens reachable in the demo: people who sign up get an account in an organisation of the demo data. */
export const demoDefaults = { SIGN_UP_ORGANIZATION: 'halden', SECURITY_QUESTIONS: 'true' }

/** The accounts and addresses to try out; printed at each start with demo data. */
export async function demoSummary(
  origin: string,
  imported: boolean,
  remark: string | null,
): Promise<string> {
  const users: ImportedUser[] = []
  for await (const batch of (await readDemo()).users()) users.push(...batch.users)
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
    '  Ctrl-C stops the server.',
    '',
  ].join('\n')
}

async function readDemo(apps: Pick<DemoApps, 'reached' | 'added'> = { reached: {}, added: [] }) {
  const demo = JSON.parse(await readFile(demoFile, 'utf8')) as { resources: DemoEntry[] }
  const resources = demo.resources.map((entry) => ({
    ...entry,
    resource: { ...entry.resource, ...apps.reached[entry.resource.url ?? ''] },
  }))
  const added = apps.added.map((resource) => ({
    // Only staff see it, so that what customers see does not depend on whether the machine has Python.
    to: ['vestibule'],
    resourcetype: 'AppResource',
    resource,
  }))
  return readImport(textSource(JSON.stringify({ ...demo, resources: [...resources, ...added] })))
}

interface DemoEntry {
  readonly to?: readonly string[]
  readonly resource: { readonly url?: string }
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
    user.eulas_accepted.length < 2 ? 'has terms to accept' : null,
    typeof token === 'string' ? `token: ${authScreen('start', { authcode: token })}` : null,
  ]
    .filter((part) => part !== null)
    .join('; ')
}
