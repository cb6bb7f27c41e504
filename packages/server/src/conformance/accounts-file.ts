import * as v from 'valibot'
import { placeOf } from '../import/mistakes.ts'

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const email = v.pipe(text, v.email('is no mail address'))
const credentials = { email, password: text }

const mailbox = v.pipe(
  v.strictObject({
    /** Where mails are read as JSON: a list of `{id, to, subject, text}`. A path is one of ORIGIN. */
    outbox: v.optional(text),
    /** Where this command listens for the mails of the backend under test. */
    smtp: v.optional(
      v.strictObject({
        port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
        /** Default: the loopback. */
        host: v.optional(text, '127.0.0.1'),
      }),
    ),
  }),
  v.check(
    ({ outbox, smtp }) => (outbox === undefined) !== (smtp === undefined),
    'must hold either outbox or smtp',
  ),
)

/** What each account is for, and what is known of it. Whatever is left out skips the cases that need it. */
const accounts = v.strictObject({
  /** Signs in by password alone; of a customer; has accepted all terms; has no role. */
  user: v.optional(
    v.strictObject({
      ...credentials,
      first_name: v.optional(text),
      last_name: v.optional(text),
      organization: v.optional(v.strictObject({ id: text, name: v.optional(text) })),
      /** All apps that the user may open, by `url`. */
      apps: v.optional(v.array(text)),
      /** All datasets that the user may open, by `name`. */
      datasets: v.optional(v.pipe(v.array(text), v.minLength(1, 'must name a dataset'))),
      federated_dataset: v.optional(
        v.strictObject({ id: text, data_partner: v.optional(text), members: v.array(text) }),
      ),
    }),
  ),
  /** As `user`, of another customer. */
  other_user: v.optional(v.strictObject({ ...credentials, closed_dataset: v.optional(text) })),
  /** As `user`, but has yet to accept these terms. */
  terms: v.optional(
    v.strictObject({ ...credentials, eula: v.strictObject({ id: text, name: text }) }),
  ),
  /** Signs in by password and mailed code. */
  password_and_code: v.optional(
    v.strictObject({
      ...credentials,
      security_question: v.optional(v.strictObject({ question: text, answer: text })),
    }),
  ),
  /** Signs in by mailed code and authenticator. */
  authenticator: v.optional(v.strictObject({ email, totp_secret: text })),
  /** As `authenticator`, before its device is set up. */
  authenticator_to_set_up: v.optional(v.strictObject({ email })),
  /** As `user`, but disabled by an administrator. */
  disabled: v.optional(v.strictObject(credentials)),
  /** Will sign in by password and mailed code, and has no password yet. */
  invited: v.optional(v.strictObject({ email })),
  /** Of the platform's own organisation; may act for these customers. Signs in by password alone. */
  staff: v.optional(
    v.strictObject({
      ...credentials,
      customers: v.pipe(v.array(text), v.minLength(2, 'must name two customers')),
    }),
  ),
  /** Of the platform's own organisation; edits documents. Signs in by password alone. */
  docs_admin: v.optional(
    v.strictObject({
      ...credentials,
      sellers: v.optional(v.array(text)),
      virtual_cohorts: v.optional(v.array(text)),
    }),
  ),
  /** A token that signs somebody in, again and again. */
  api_token: v.optional(v.strictObject({ token: text, email, first_name: text, last_name: text })),
})

const accountsFile = v.strictObject({
  $schema: v.optional(text),
  mailbox: v.optional(mailbox),
  /** How long a session lasts. */
  session_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Where registration is on: the domain of the addresses that are registered. */
  registration: v.optional(v.strictObject({ domain: text })),
  /** What the environment says of itself; null for a header that is not sent. */
  environment: v.optional(
    v.strictObject({
      data_partner_id: v.nullable(text),
      env_type: v.nullable(text),
      source_env_type: v.nullable(text),
    }),
  ),
  accounts,
})

export type AccountsFile = v.InferOutput<typeof accountsFile>
export type Mailbox = NonNullable<AccountsFile['mailbox']>
type Accounts = AccountsFile['accounts']
export type Role = keyof Accounts
export type AccountOf<R extends Role> = NonNullable<Accounts[R]>

/** A file that cannot be used. Each mistake names its place, such as `accounts.user.email`. */
export class AccountsFileError extends Error {
  override readonly name = 'AccountsFileError'
}

/** Checks the text of an accounts file. Throws AccountsFileError. */
export function readAccounts(content: string): AccountsFile {
  let json: unknown
  try {
    // Editors on Windows begin a file with a byte order mark.
    json = JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new AccountsFileError(`The file is not valid JSON: ${(error as Error).message}`)
  }
  const result = v.safeParse(accountsFile, json)
  if (result.success) return result.output
  const mistakes = result.issues.map((issue) => `  ${mistakeOf(issue)}`)
  throw new AccountsFileError(['The accounts file has mistakes:', ...mistakes].join('\n'))
}

/** Without the value that is there: it may be a password. */
function mistakeOf(issue: v.BaseIssue<unknown>): string {
  const place = placeOf((issue.path ?? []).map((item) => item.key as string | number))
  if (issue.expected === 'never') return `${place}: is not a known key`
  if (issue.received === 'undefined') return `${place}: is missing`
  if (issue.kind === 'schema') return `${place}: must be ${issue.expected ?? 'something else'}`
  return `${place}: ${issue.message}`
}
