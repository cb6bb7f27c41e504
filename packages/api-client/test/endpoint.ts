import * as v from 'valibot'
import type { Endpoint } from '../src/contract/endpoint.ts'

/** An endpoint of a service `svc` that answers `{ name }` by default. */
export const readName = {
  method: 'GET',
  path: '/svc/name/',
  answer: v.object({ name: v.string() }),
} satisfies Endpoint

export const readNames = {
  method: 'GET',
  path: '/svc/names/',
  answer: v.array(v.string()),
} satisfies Endpoint

export const readItem = {
  method: 'GET',
  path: '/svc/items/:id/',
  answer: v.object({ id: v.string() }),
} satisfies Endpoint

export const writeName = { method: 'POST', path: '/svc/name/', answer: null } satisfies Endpoint
export const writeOther = { method: 'POST', path: '/other/', answer: null } satisfies Endpoint
export const writeForm = {
  method: 'POST',
  path: '/svc/form/',
  encoding: 'form',
  answer: null,
} satisfies Endpoint

/** Awaits a rejection and returns its reason. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call succeeded')
}
