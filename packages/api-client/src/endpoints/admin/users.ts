import {
  getUserEndpoint,
  listUsersEndpoint,
  type ListedUser,
  type UserFacts,
} from '../../contract/admin-users.ts'
import type { Client } from '../../transport/client.ts'
import { load, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Input of `listUsers`. */
export interface ListUsersInput extends PageInput {
  readonly sort?: 'name' | '-name' | 'email' | '-email' | 'last' | '-last' | undefined
  readonly organization?: string | undefined
  readonly state?: 'active' | 'invited' | 'locked' | 'disabled' | undefined
  readonly secondFactor?: string | undefined
}

/** Lists people, by name unless `sort` says otherwise. */
export function listUsers(client: Client, input: ListUsersInput = {}, options?: ReadOptions) {
  const { secondFactor, ...others } = input
  const request = { ...options, query: { ...others, second_factor: secondFactor } }
  return load(client, listUsersEndpoint, request, ({ data }): Page<ListedUser> => data)
}

/** Reads everything about one person that administrators may see. */
export function getUser(client: Client, input: { readonly id: string }, options?: ReadOptions) {
  const request = { ...options, params: { userId: input.id } }
  return load(client, getUserEndpoint, request, ({ data }): UserFacts => data)
}
