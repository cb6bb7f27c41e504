import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { organizations } from '../db/schema/accounts.ts'
import { applyImport, type ImportWorld } from '../import/apply-import.ts'
import type { ImportedUser } from '../import/import-schema.ts'
import { readImport } from '../import/read-import.ts'
import { packageRoot } from '../package-root.ts'

export const demoFile = join(packageRoot, 'demo', 'demo.json')

/** Imports the demo data, unless the database holds anything already. Resolves to whether it did. */
export async function importDemo(world: ImportWorld): Promise<boolean> {
  const existing = await world.db.select({ id: organizations.id }).from(organizations).limit(1)
  if (existing.length > 0) return false
  await applyImport(world, readDemo())
  return true
}

/** All screens can be reached while looking around; who signs up gets an account in an organisation of the demo data. */
export const demoDefaults = { SIGN_UP_ORGANIZATION: 'halden', SECURITY_QUESTIONS: 'true' }

/** What to type to look around: printed at each start with demo data. */
export function demoSummary(origin: string, imported: boolean): string {
  const { users } = readDemo()
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
    `  Mails, with their codes, are at ${origin}/_outbox/`,
    '  Ctrl-C stops the server.',
    '',
  ].join('\n')
}

function readDemo() {
  return readImport(readFileSync(demoFile, 'utf8'))
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
    user.eulas_accepted.length < 2 ? 'has terms to accept' : null,
    typeof token === 'string' ? `token: /auth/signin?authcode=${token}` : null,
  ]
    .filter((part) => part !== null)
    .join('; ')
}
