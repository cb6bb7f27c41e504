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

/** Lists who asks for access: those who wait unless `state` says otherwise. */
export function listRegistrations(
  client: Client,
  input: PageInput & { readonly state?: 'waiting' | 'approved' | 'refused' | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listRegistrationsEndpoint, request, ({ data }): Page<Registration> => data)
}

/** Makes a request an account of an organisation, and mails where to sign in. */
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

/** Closes a request, and mails the note. */
export function refuseRegistration(
  client: Client,
  input: { readonly id: string; readonly note: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { registrationId: input.id }, body: { note: input.note } }
  return perform(client, refuseRegistrationEndpoint, request, () => ({ kind: 'refused' }))
}
