import { safeNext, selectOrganization, type Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'
import { type SignInMethod, type ValueFrom, signInMethods } from '@vestibule/api-client/contract'
import { change, type ChangeField } from '../change/change.ts'
import { sourcesOf, type Named } from '../list/sources.ts'
import { optionsOf } from '../options-of.ts'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'
import { saveProfile } from './save-profile.ts'
import { seeing } from './seen-user.ts'

/**
 * The changes that administrators can make to a person's profile: name, email address, sign-in method and organisation.
 * Also inviting a person, and acting for an organisation.
 */
export function profileChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes
  const { methods } = texts.users.person
  const organizations = {
    ...words.organization,
    id: 'organization',
    ...sourcesOf(client).organizations,
  }
  const emailField = (value: string): ChangeField => ({
    id: 'email',
    label: words.edit.email,
    value,
    type: 'email',
  })
  const nameFields = (first: string, last: string): ChangeField[] => [
    { id: 'first_name', label: words.edit.firstName, value: first },
    { id: 'last_name', label: words.edit.lastName, value: last },
  ]

  return {
    edit(user: ValueFrom<'getUser'>) {
      const method = {
        id: 'sign_in_method',
        label: words.edit.method,
        value: user.sign_in_method,
        options: optionsOf(signInMethods, methods),
      }
      return change(words.edit, { name: personName(user) }, saveProfile(client, texts, user), {
        fields: [...nameFields(user.first_name, user.last_name), emailField(user.email), method],
        isAllowed: user.actions.includes('set_name'),
      })
    },
    move(user: ValueFrom<'getUser'>) {
      const seen = seeing(client, texts, user)
      const text = words.move.text({
        firstName: user.first_name || user.email,
        organization: user.organization.name,
      })
      return change(
        { ...words.move, text },
        { name: personName(user) },
        async ({ reason, chosen: organization, values }) => {
          const keep_grants = values['keep_grants'] === 'true'
          const input = { userId: user.id, organization, keep_grants, seen: seen.sent(), reason }
          return seen.lookAgain(await adminOf(client).moveUser(input))
        },
        {
          choice: organizations,
          fields: [
            {
              id: 'keep_grants',
              label: words.move.grants,
              value: 'false',
              options: optionsOf(['false', 'true'], {
                false: words.move.takeGrants,
                true: words.move.keepGrants,
              }),
            },
          ],
          reason: 'optional',
          isAllowed: user.actions.includes('move'),
        },
      )
    },
    /** Invites a person. `into`: the organisation that is chosen at first. */
    invite: (into?: Named) =>
      change(
        { title: words.invite.title, button: words.inviteAgain.button },
        {},
        ({ chosen: organization, values }) => {
          const method = values['sign_in_method']
          return adminOf(client).inviteUser({
            email: values['email'] ?? '',
            first_name: values['first_name'] ?? '',
            last_name: values['last_name'] ?? '',
            organization,
            ...(method !== ofOrganization && { sign_in_method: method as SignInMethod }),
          })
        },
        {
          text: ({ values: { email } }) =>
            email ? words.invite.textTo({ address: email }) : words.invite.text,
          done: ({ values }) => words.invite.done({ address: values['email'] ?? '' }),
          fields: [
            emailField(''),
            ...nameFields('', ''),
            {
              id: 'sign_in_method',
              label: words.edit.method,
              value: ofOrganization,
              options: optionsOf([ofOrganization, ...signInMethods], {
                ...methods,
                [ofOrganization]: words.invite.ofOrganization,
              }),
            },
          ],
          choice: { ...organizations, ...(into && { initial: into }) },
          needs: 'users.invite',
        },
      ),
    actFor: (organization: ValueFrom<'getUser'>['organization'], leave: (url: string) => void) =>
      change(
        { ...words.actFor, button: words.actFor.action },
        { organization: organization.name },
        async ({ reason = '' }) => {
          const outcome = await selectOrganization(client, {
            organizationId: organization.id,
            next: '/',
            reason,
          })
          if (outcome.kind === 'selected') leave(safeNext(outcome.redirectUrl))
          return outcome
        },
        { reason: { required: words.actFor.why }, whenReadOnly: 'always' },
      ),
  }
}

/** The option that a new account gets the sign-in method of its organisation. */
const ofOrganization = 'organization'
