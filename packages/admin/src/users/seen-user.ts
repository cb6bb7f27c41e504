import { textOf } from '@vestibule/base/messages/texts'
import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { ValueFrom } from '@vestibule/api-client/contract'
import type { ChangeOutcome } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

type SeenUser = Pick<
  ValueFrom<'getUser'>,
  'email' | 'first_name' | 'last_name' | 'organization' | 'sign_in_method'
>

/**
 * Keeps the values of an account that the administrator has seen. They are sent with each change, and the server
 * refuses the change if the account has other values by now. After such a conflict `lookAgain` reads the account again,
 * so that the next try is based on the current values.
 */
export function seeing(client: Client, texts: AdminTexts, user: ValueFrom<'getUser'>) {
  const { methods, profile, facts } = texts.users.person
  const linesOf = (one: SeenUser) => [
    `${profile.name}: ${one.first_name} ${one.last_name}`,
    `${profile.email}: ${one.email}`,
    `${profile.organization}: ${one.organization.name}`,
    `${facts.method}: ${textOf(methods, one.sign_in_method) ?? one.sign_in_method}`,
  ]
  let seen: SeenUser = user
  return {
    get: () => seen,
    /** The seen values in the form in which a change sends them, for the server to compare. */
    sent: () => ({
      email: seen.email,
      first_name: seen.first_name,
      last_name: seen.last_name,
      organization: seen.organization.id,
      sign_in_method: seen.sign_in_method,
    }),
    set: (change: Partial<SeenUser>) => {
      seen = { ...seen, ...change }
    },
    async lookAgain(outcome: ChangeOutcome): Promise<ChangeOutcome> {
      if (!('error' in outcome) || outcome.error.code !== 'conflict') return outcome
      const read = await adminOf(client).getUser({ userId: user.id }, { cache: false })
      if (!('value' in read)) return outcome
      const [before, after] = [linesOf(seen), linesOf(read.value)]
      seen = read.value
      return { ...outcome, now: after.filter((line) => !before.includes(line)) }
    },
  }
}
