import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import type { SignInMethod, ValueFrom } from '@vestibule/api-client/contract'
import type { Change, ChangeOutcome, Values } from '../change/change.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { seeing } from './seen-user.ts'

/**
 * Saves what the administrator has edited of a profile. The server has a call for each part. The part that is refused
 * most often, the address, is sent first: if it is taken, nothing has been changed. If a later part is refused after an
 * earlier one was saved, the outcome has `isOutdated`, and the page is loaded again.
 */
export function saveProfile(
  client: Client,
  texts: AdminTexts,
  user: ValueFrom<'getUser'>,
): Change['act'] {
  const { id } = user
  const first: Values = {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    sign_in_method: user.sign_in_method,
  }
  const seen = seeing(client, texts, user)
  const save = async (values: Values): Promise<ChangeOutcome> => {
    // Take only edited fields from the form: what other people have changed in other fields is kept.
    const written = (field: string) => (values[field] === first[field] ? undefined : values[field])
    let hasSaved = false
    const email = written('email') ?? seen.get().email
    if (email !== seen.get().email) {
      const outcome = await adminOf(client).setUserEmail({ userId: id, email, seen: seen.sent() })
      if ('error' in outcome) return outcome
      seen.set({ email })
      hasSaved = true
    }
    const signInMethod = (written('sign_in_method') ?? seen.get().sign_in_method) as SignInMethod
    if (signInMethod !== seen.get().sign_in_method) {
      const outcome = await adminOf(client).setUserSignInMethod({
        userId: id,
        sign_in_method: signInMethod,
        seen: seen.sent(),
      })
      if ('error' in outcome) return { ...outcome, isOutdated: hasSaved }
      seen.set({ sign_in_method: signInMethod })
      hasSaved = true
    }
    const firstName = written('first_name') ?? seen.get().first_name
    const lastName = written('last_name') ?? seen.get().last_name
    if (firstName !== seen.get().first_name || lastName !== seen.get().last_name) {
      const outcome = await adminOf(client).setUserName({
        userId: id,
        first_name: firstName,
        last_name: lastName,
        seen: seen.sent(),
      })
      if ('error' in outcome) return { ...outcome, isOutdated: hasSaved }
      seen.set({ first_name: firstName, last_name: lastName })
    }
    return { kind: 'changed' }
  }
  return async ({ values }) => seen.lookAgain(await save(values))
}
