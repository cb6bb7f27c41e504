import type { Database } from '../platform/db/database.ts'
import { organizations, securityQuestions, users } from '../platform/db/schema/accounts.ts'
import { hashPassword } from '../identity/passwords/password-hash.ts'
import { newId } from '../platform/random.ts'
import { emailKeyOf } from '../platform/mail/email-address.ts'

/** The site of another operator where accounts with a `redirectUrl` have to sign in. */
export const ownSignIn = { origin: 'https://idp.example', url: 'https://idp.example/sign-in' }

/** Security questions of equal length, so that answers of the server do not differ in length by the question. */
export const manyQuestions = [1, 2, 3, 4].map((n) => `Question number ${n}?`)

type Kind = Pick<typeof users.$inferInsert, 'signInMethod' | 'redirectUrl' | 'disabledAt'> & {
  readonly hasPassword: boolean
  readonly hasQuestion: boolean
}

/** Every combination of properties that makes a sign-in begin differently. Accounts get them in this order. */
export const accountKinds: readonly Kind[] = [
  { signInMethod: 'password', hasPassword: true, hasQuestion: true },
  { signInMethod: 'password_and_email_otp', hasPassword: true, hasQuestion: false },
  { signInMethod: 'email_otp_and_authenticator_based', hasPassword: false, hasQuestion: true },
  { signInMethod: 'password', hasPassword: false, hasQuestion: false },
  { signInMethod: 'password_and_email_otp', hasPassword: false, hasQuestion: true },
  { signInMethod: 'password', hasPassword: true, hasQuestion: true, redirectUrl: ownSignIn.url },
  { signInMethod: 'password', hasPassword: true, hasQuestion: true, disabledAt: new Date() },
  {
    signInMethod: 'password_and_email_otp',
    hasPassword: true,
    hasQuestion: false,
    disabledAt: new Date(),
  },
]

/** An address of an account (`person`) or of nobody, all of the same length. */
export function addressOf(who: 'person' | 'nobody', number: number): string {
  return `${who}-${String(number).padStart(6, '0')}@north.example`
}

/** Creates the accounts `person-000000@…` and so on, of all kinds in turn. */
export async function addAccounts(
  db: Database,
  howMany: number,
  kinds: readonly Kind[] = accountKinds,
): Promise<void> {
  const secretHash = await hashPassword('Quiet-Doorway-26!')
  const createdAt = new Date()
  const organization = { id: 'north', name: 'North', isInternal: false, tier: 'premium' } as const
  await db.insert(organizations).values(organization)
  const rows = Array.from({ length: howMany }, (_, n) => {
    const { hasPassword, hasQuestion, ...kind } = kinds[n % kinds.length] ?? {
      signInMethod: 'password' as const,
      hasPassword: true,
      hasQuestion: false,
    }
    const email = addressOf('person', n)
    const user = {
      ...kind,
      id: newId(),
      email,
      emailKey: emailKeyOf(email),
      firstName: 'A',
      lastName: 'Person',
      organizationId: organization.id,
      passwordHash: hasPassword ? secretHash : null,
      canImpersonate: false,
      createdAt,
    }
    const question = manyQuestions[n % manyQuestions.length] ?? ''
    return {
      user,
      question: hasQuestion ? { userId: user.id, question, answerHash: secretHash } : null,
    }
  })
  await db.insert(users).values(rows.map(({ user }) => user))
  const questions = rows.flatMap(({ question }) => question ?? [])
  if (questions.length > 0) await db.insert(securityQuestions).values(questions)
}
