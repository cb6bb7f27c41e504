import {
  approveRegistrationEndpoint,
  listRegistrationsEndpoint,
  refuseRegistrationEndpoint,
  type Registration,
} from '../../contract/admin-registrations.ts'
import type { SignInMethod } from '../../contract/config.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Lists requests for access; only waiting ones unless `state` is given. */
export function listRegistrations(
  client: Client,
  input: PageInput & { readonly state?: 'waiting' | 'approved' | 'refused' | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listRegistrationsEndpoint, request, ({ data }): Page<Registration> => data)
}

/**
 * Creates an account in the organisation for the person who asked for access, and mails them where to sign in. The
 * outcome is `conflict` if the request has been decided already or the address has an account.
 */
export function approveRegistration(
  client: Client,
  input: {
    readonly id: string
    readonly organization: string
    readonly signInMethod?: SignInMethod | undefined
    readonly roles?:
      | readonly {
          readonly role: string
          readonly appName?: string | undefined
          readonly dataPartner?: string | undefined
        }[]
      | undefined
  },
  options?: CallOptions,
) {
  const body = {
    organization: input.organization,
    sign_in_method: input.signInMethod,
    roles: input.roles?.map(({ role, appName, dataPartner }) => ({
      role,
      app_name: appName,
      data_partner: dataPartner,
    })),
  }
  const request = { ...options, params: { registrationId: input.id }, body }
  return perform(client, approveRegistrationEndpoint, request, ({ data }) => ({
    kind: 'approved',
    userId: data.user_id,
  }))
}

/** Refuses a request, and mails the note. */
export function refuseRegistration(
  client: Client,
  input: { readonly id: string; readonly note: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { registrationId: input.id }, body: { note: input.note } }
  return perform(client, refuseRegistrationEndpoint, request, () => ({ kind: 'refused' }))
}
