import * as v from 'valibot'
import { signInMethod } from './config.ts'
import { data, type Call } from './endpoint.ts'
import { idField, requiredText, roleField } from './fields.ts'
import { changeErrors, named, page, pageQuery, readErrors } from './admin-fields.ts'

/** The states of a request to get an account. */
export const registrationStates = ['waiting', 'approved', 'refused'] as const

const registration = v.object({
  id: v.string(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** What the person wrote about themselves and their organisation. */
  description: v.string(),
  /** The sign-in method that the person asked for: one of `signInMethods`; a newer server may send others. */
  sign_in_method: v.union([signInMethod, v.string()]),
  /** When the person verified the address by the mailed link, as ISO 8601. */
  since: v.string(),
  /** Whether the request is decided, and how: one of `registrationStates`; a newer server may send others. */
  state: v.union([v.picklist(registrationStates), v.string()]),
  /** Whether there is an account with this mail address by now. */
  has_account: v.boolean(),
  /**
   * The organisation that has verified the domain of the address, proposed for the new account. Null: there is none.
   */
  suggested: v.nullable(named),
  /**
   * Who decided the request, when, and with which note; a note is written only for a refusal. Null while the request
   * waits. `by` is null if the server created the account itself (setting SIGN_UP_ORGANIZATION), the operator decided,
   * or the person's account is erased.
   */
  decided: v.nullable(
    v.object({ at: v.string(), by: v.nullable(v.string()), note: v.nullable(v.string()) }),
  ),
})

const role = v.object({
  role: roleField,
  app_name: v.optional(idField),
  data_partner: v.optional(idField),
})
const params = v.object({ registrationId: idField })
const path = '/auth_api/v1/admin/registrations/'

export const adminRegistrationCalls = {
  /** Lists requests to get an account: only those that wait, unless `state` is given. */
  listRegistrations: {
    endpoint: { method: 'GET', path, answer: data(page(registration)), errors: readErrors },
    summary:
      'Who asks for access with a verified address: those who wait, the oldest first, or those decided, the newest first.',
    access: 'admin',
    permission: 'registrations.read',
    query: v.object({ ...pageQuery, state: v.optional(v.picklist(registrationStates)) }),
  },
  /**
   * Creates an account in the organisation for the person who asked for one, and mails the person where to sign in.
   * `conflict`: the request is decided already, or another organisation has verified the domain of the address.
   * `validation_failed`: the address has an account.
   */
  approveRegistration: {
    endpoint: {
      method: 'POST',
      path: `${path}:registrationId/approve/`,
      answer: data(v.object({ user_id: v.string() })),
      errors: changeErrors,
      done: 'approved',
    },
    summary:
      'Make the request an account of an organisation, and mail where to sign in. `conflict`: it is decided, or the ' +
      'address has an account. Where the mail server does not answer, the mail waits.',
    access: 'admin',
    permission: 'registrations.decide',
    params,
    body: v.object({
      organization: idField,
      /** The sign-in method of the new account. Default: the method that the person asked for. */
      sign_in_method: v.optional(signInMethod),
      roles: v.optional(v.pipe(v.array(role), v.maxLength(20)), []),
    }),
  },
  /** Refuses a request to get an account, and mails `note` to the person who asked for one. */
  refuseRegistration: {
    endpoint: {
      method: 'POST',
      path: `${path}:registrationId/refuse/`,
      answer: null,
      errors: changeErrors,
      done: 'refused',
    },
    summary:
      'Close the request, and mail the note. Another one may be made. `conflict`: it is decided.',
    access: 'admin',
    permission: 'registrations.decide',
    params,
    body: v.object({ note: requiredText }),
  },
} satisfies Record<string, Call>
