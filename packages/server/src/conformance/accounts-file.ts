import * as v from 'valibot'
import { placeOf } from '../import/mistakes.ts'

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))
const email = v.pipe(text, v.email('is no mail address'))
const credentials = { email, password: text }

const mailbox = v.pipe(
  v.strictObject({
    /**
     * Address where mails are read as JSON: a list of `{id, to, subject, text}`. A path is relative to the tested
     * server's origin.
     */
    outbox: v.optional(text),
    /** Where `vestibule conformance` itself receives the mails of the tested server by SMTP. */
    smtp: v.optional(
      v.strictObject({
        port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
        /** The address at which `vestibule conformance` listens. Default: the loopback address. */
        host: v.optional(text, '127.0.0.1'),
      }),
    ),
  }),
  v.check(
    ({ outbox, smtp }) => (outbox === undefined) !== (smtp === undefined),
    'must hold either outbox or smtp',
  ),
)

/**
 * The accounts that the conformance tests use, each with what the tests must know about it. Tests that need an account
 * or a fact that is missing in the file are skipped.
 */
const accounts = v.strictObject({
  /** An account that signs in with password only, belongs to a customer, has accepted all terms, and has no role. */
  user: v.optional(
    v.strictObject({
      ...credentials,
      first_name: v.optional(text),
      last_name: v.optional(text),
      organization: v.optional(v.strictObject({ id: text, name: v.optional(text) })),
      /** `url` of all apps that the user may open. */
      apps: v.optional(v.array(text)),
      /** `name` of all datasets that the user may open. */
      datasets: v.optional(v.pipe(v.array(text), v.minLength(1, 'must name a dataset'))),
      federated_dataset: v.optional(
        v.strictObject({ id: text, data_partner: v.optional(text), members: v.array(text) }),
      ),
    }),
  ),
  /** An account like `user` (password only, all terms accepted, no role), but of another customer. */
  other_user: v.optional(
    v.strictObject({
      ...credentials,
      closed_dataset: v.optional(text),
      findable_dataset: v.optional(text),
    }),
  ),
  /** An account that signs in with password only, and has not accepted the terms `eula` yet. */
  terms: v.optional(
    v.strictObject({ ...credentials, eula: v.strictObject({ id: text, name: text }) }),
  ),
  /** An account that signs in with password and mailed code. */
  password_and_code: v.optional(
    v.strictObject({
      ...credentials,
      security_question: v.optional(v.strictObject({ question: text, answer: text })),
    }),
  ),
  /** An account that signs in with mailed code and authenticator. */
  authenticator: v.optional(v.strictObject({ email, totp_secret: text })),
  /** An account that signs in with mailed code and authenticator, but has not set up the authenticator yet. */
  authenticator_to_set_up: v.optional(v.strictObject({ email })),
  /** An account that signs in with password only, and that an administrator has disabled. */
  disabled: v.optional(v.strictObject(credentials)),
  /** An account that will sign in with password and mailed code, but has no password yet. */
  invited: v.optional(v.strictObject({ email })),
  /**
   * An account of the platform's own organisation that signs in with password only and may act for the organisations
   * with the ids `customers`.
   */
  staff: v.optional(
    v.strictObject({
      ...credentials,
      customers: v.pipe(v.array(text), v.minLength(2, 'must name two customers')),
    }),
  ),
  /** An account of the platform's own organisation that edits documents, and signs in with password only. */
  docs_admin: v.optional(
    v.strictObject({
      ...credentials,
      sellers: v.optional(v.array(text)),
      virtual_cohorts: v.optional(v.array(text)),
    }),
  ),
  /** A platform-admin who signs in with mailed code and authenticator. Absent: the administration is not checked. */
  administrator: v.optional(v.strictObject({ email, totp_secret: text })),
  /** A token that can be used repeatedly to sign in. */
  api_token: v.optional(v.strictObject({ token: text, email, first_name: text, last_name: text })),
})

const accountsFile = v.strictObject({
  $schema: v.optional(text),
  mailbox: v.optional(mailbox),
  /** Lifetime of a session in seconds. Absent: the tests do not check when a session ends. */
  session_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /**
   * Present if the tested server lets people register; the tests then register addresses of the mail domain `domain`.
   * Absent: tests that need registration are skipped.
   */
  registration: v.optional(v.strictObject({ domain: text })),
  /**
   * Expected values of the headers in which the server names its environment; null for one that it does not send.
   * Absent: they are not checked.
   */
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

/**
 * Thrown for an invalid accounts file. The message names the place of each mistake, such as `accounts.user.email`, but
 * no value, because that may be a password.
 */
export class AccountsFileError extends Error {
  override readonly name = 'AccountsFileError'
}

/** Parses and checks the text of an accounts file. Throws AccountsFileError if it has mistakes. */
export function readAccounts(content: string): AccountsFile {
  let json: unknown
  try {
    // Windows editors put a byte order mark at the start.
    json = JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new AccountsFileError(`The file is not valid JSON: ${(error as Error).message}`)
  }
  const result = v.safeParse(accountsFile, json)
  if (result.success) return result.output
  const mistakes = result.issues.map((issue) => `  ${mistakeOf(issue)}`)
  throw new AccountsFileError(['The accounts file has mistakes:', ...mistakes].join('\n'))
}

/** Describes a mistake in the accounts file, without the wrong value, which may be a password. */
function mistakeOf(issue: v.BaseIssue<unknown>): string {
  const place = placeOf((issue.path ?? []).map((item) => item.key as string | number))
  if (issue.expected === 'never') return `${place}: is not a known key`
  if (issue.received === 'undefined') return `${place}: is missing`
  if (issue.kind === 'schema') return `${place}: must be ${issue.expected ?? 'something else'}`
  return `${place}: ${issue.message}`
}
