import { fillPath } from '@vestibule/api-client'
import {
  calls,
  needsSession,
  userHeader,
  type Call,
  type CallName,
} from '@vestibule/api-client/contract'
import type { TestAnswer } from '../testing/test-browser.ts'
import type { NamedCase } from './call-cases.ts'
import { signedIn, type ConformanceWorld } from './world.ts'

/** Sends an empty body, so that nothing happens if the tested guard is missing. */
async function sendEmpty(
  world: ConformanceWorld,
  { access, endpoint: { method, path } }: Call,
  headers: Record<string, string>,
): Promise<TestAnswer> {
  const visitor = needsSession(access) ? await signedIn(world, 'user') : await world.visit()
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x'] as const)
  const { browser } = visitor
  return browser.send(fillPath(path, Object.fromEntries(names)), {
    method,
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': browser.cookies.get('csrftoken') ?? '',
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: '{}',
  })
}

const forged = { status: 403, code: 'csrf_failed' }

function guardsOf(name: CallName, call: Call): NamedCase[] {
  const one = (title: string, headers: Record<string, string>, outcome: unknown): NamedCase => ({
    call: name,
    one: { name: title, run: (world) => sendEmpty(world, call, headers), outcome },
  })
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const guards = [
    one('without a CSRF token', { 'x-csrftoken': '' }, forged),
    one('from a page of another origin', evil, forged),
  ]
  if (needsSession(call.access)) {
    const changed = { status: 409, code: 'user_changed' }
    guards.push(one('meant for another user', { [userHeader]: 'someone-else' }, changed))
  }
  return guards
}

/** Refusals that every unsafe call shares. */
export const guardCases: readonly NamedCase[] = (Object.entries(calls) as [CallName, Call][])
  .filter(([, { endpoint }]) => endpoint.method !== 'GET')
  .flatMap(([name, call]) => guardsOf(name, call))
