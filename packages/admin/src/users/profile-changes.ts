import { safeNext, selectOrganization, type Client } from '@vestibule/api-client'
import {
  getUser,
  inviteUser,
  listAllOrganizations,
  moveUser,
  setUserEmail,
  setUserName,
  setUserSignInMethod,
  type SeenUser,
} from '@vestibule/api-client/admin'
import { signInMethods, type SignInMethod, type UserFacts } from '@vestibule/api-client/contract'
import type { Change, ChangeField, ChangeOutcome, Values } from '../change/change.ts'
import type { Named } from '../change/choice-field.tsx'
import { personName } from '../person-name.ts'
import type { AdminTexts } from '../texts/admin-texts.ts'

/** The changes of a person's profile: name, e-mail address, sign-in method and organisation. */
export function profileChanges(client: Client, texts: AdminTexts) {
  const words = texts.changes
  const { methods, profile } = texts.users.person
  const methodOptions = signInMethods.map((value) => ({ value, label: methods[value] ?? value }))
  const organizations = {
    ...words.organization,
    load: (query: string) =>
      listAllOrganizations(client, { limit: 100, ...(query && { q: query }) }),
  }
  const nameFields = (first: string, last: string): ChangeField[] => [
    { id: 'first_name', label: words.edit.firstName, value: first },
    { id: 'last_name', label: words.edit.lastName, value: last },
  ]

  /**
   * Keeps the values that the administrator has seen. After a conflict it reads the account again, so that the next try
   * is based on the current values.
   */
  function seeing(user: UserFacts) {
    let seen: SeenUser = user
    return {
      get: () => seen,
      set: (change: Partial<SeenUser>) => {
        seen = { ...seen, ...change }
      },
      async lookAgain(outcome: ChangeOutcome): Promise<ChangeOutcome> {
        if (!('error' in outcome) || outcome.error.code !== 'conflict') return outcome
        const read = await getUser(client, { id: user.id }, { cache: false })
        if (!('value' in read)) return outcome
        const [before, after] = [linesOf(seen), linesOf(read.value)]
        seen = read.value
        return { ...outcome, now: after.filter((line) => !before.includes(line)) }
      },
    }
  }
  const linesOf = (user: SeenUser) => [
    `${profile.name}: ${user.first_name} ${user.last_name}`,
    `${profile.email}: ${user.email}`,
    `${profile.organization}: ${'name' in user.organization ? String(user.organization.name) : user.organization.id}`,
    `${texts.users.person.facts.method}: ${methods[user.sign_in_method] ?? user.sign_in_method}`,
  ]

  return {
    edit(user: UserFacts): Change {
      const seen = seeing(user)
      const fields: ChangeField[] = [
        ...nameFields(user.first_name, user.last_name),
        { id: 'email', label: words.edit.email, value: user.email, type: 'email' },
        {
          id: 'sign_in_method',
          label: words.edit.method,
          value: user.sign_in_method,
          options: methodOptions,
        },
      ]
      const first = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
      const save = async (values: Values): Promise<ChangeOutcome> => {
        const { id } = user
        // Send only fields that the administrator has edited, so that changes by somebody else to other fields are
        // kept.
        const written = (field: string) =>
          values[field] === first[field] ? undefined : values[field]
        const names = {
          firstName: written('first_name') ?? seen.get().first_name,
          lastName: written('last_name') ?? seen.get().last_name,
        }
        if (names.firstName !== seen.get().first_name || names.lastName !== seen.get().last_name) {
          const outcome = await setUserName(client, { id, ...names, seen: seen.get() })
          if ('error' in outcome) return outcome
          seen.set({ first_name: names.firstName, last_name: names.lastName })
        }
        const email = written('email') ?? seen.get().email
        if (email !== seen.get().email) {
          const outcome = await setUserEmail(client, { id, email, seen: seen.get() })
          if ('error' in outcome) return outcome
          seen.set({ email })
        }
        const method = written('sign_in_method') ?? seen.get().sign_in_method
        if (method !== seen.get().sign_in_method) {
          const signInMethod = method as SignInMethod
          return setUserSignInMethod(client, { id, signInMethod, seen: seen.get() })
        }
        return { kind: 'changed' }
      }
      return {
        title: words.edit.title(personName(user)),
        text: words.edit.text,
        button: words.edit.button,
        fields,
        act: async (_reason, _chosen, values) => seen.lookAgain(await save(values)),
        done: words.edit.done(personName(user)),
      }
    },
    move(user: UserFacts): Change {
      const seen = seeing(user)
      return {
        title: words.move.title(personName(user)),
        text: words.move.text(user.first_name || user.email, user.organization.name),
        button: words.move.button,
        choice: organizations,
        fields: [
          {
            id: 'keep_grants',
            label: words.move.grants,
            value: 'false',
            options: [
              { value: 'false', label: words.move.takeGrants },
              { value: 'true', label: words.move.keepGrants },
            ],
          },
        ],
        reason: { label: words.why, isRequired: false },
        act: async (reason, organization, values) => {
          const keepGrants = values['keep_grants'] === 'true'
          const input = { id: user.id, organization, keepGrants, seen: seen.get() }
          return seen.lookAgain(await moveUser(client, { ...input, ...(reason && { reason }) }))
        },
        done: words.move.done(personName(user)),
      }
    },
    /** `into` is the initially chosen organisation. */
    invite: (into?: Named): Change => ({
      title: words.invite.title,
      text: ({ values }) => words.invite.text(values['email'] ?? ''),
      button: words.inviteAgain.button,
      fields: [
        { id: 'email', label: words.edit.email, value: '', type: 'email' },
        ...nameFields('', ''),
        {
          id: 'sign_in_method',
          label: words.edit.method,
          value: ofOrganization,
          options: [
            { value: ofOrganization, label: words.invite.ofOrganization },
            ...methodOptions,
          ],
        },
      ],
      choice: { ...organizations, ...(into && { initial: into }) },
      act: async (_reason, organization, values) => {
        const method = values['sign_in_method']
        const outcome = await inviteUser(client, {
          email: values['email'] ?? '',
          firstName: values['first_name'] ?? '',
          lastName: values['last_name'] ?? '',
          organization,
          ...(method !== ofOrganization && { signInMethod: method as SignInMethod }),
        })
        return 'error' in outcome
          ? outcome
          : { ...outcome, done: words.invite.done(values['email'] ?? '') }
      },
      done: words.invite.title,
    }),
    actFor: (organization: UserFacts['organization'], leave: (url: string) => void): Change => ({
      title: words.actFor.title(organization.name),
      text: words.actFor.text(organization.name),
      button: words.actFor.action(organization.name),
      reason: { label: words.actFor.why, isRequired: true },
      act: async (reason) => {
        const outcome = await selectOrganization(client, {
          organizationId: organization.id,
          next: '/',
          reason,
        })
        if (outcome.kind === 'selected') leave(safeNext(outcome.redirectUrl))
        return outcome
      },
      done: words.actFor.done(organization.name),
    }),
  }
}

/** Option that leaves the sign-in method to the organisation. */
const ofOrganization = 'organization'
