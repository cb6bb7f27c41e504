import { fillPath } from '@vestibule/api-client'
import { needsSession, userHeader, type Call } from '@vestibule/api-client/contract'
import type { TestAnswer } from '../testing/test-browser.ts'
import type { NamedCase } from './call-cases.ts'
import { callOf, checkedNames, isOfAdministration, type CheckedName } from './checked-calls.ts'
import { accountOf, signedIn, type ConformanceWorld, type Visitor } from './world.ts'

/**
 * Makes a call with an empty body and the path parameter `x`, so that nothing is changed if the server does not refuse
 * it.
 */
async function sendEmpty(
  { browser }: Visitor,
  { endpoint: { method, path } }: Call,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'x'] as const)
  return browser.send(fillPath(path, Object.fromEntries(names)), {
    method,
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': browser.csrfToken(),
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
}

const forged = { status: 403, code: 'csrf_failed' }

function guardsOf(name: CheckedName, call: Call): NamedCase[] {
  const one = (title: string, headers: Record<string, string>, outcome: unknown): NamedCase => ({
    call: name,
    one: {
      name: title,
      run: async (world) => {
        const isOpen = !needsSession(call.access)
        return sendEmpty(
          isOpen ? await world.visit() : await signedIn(world, 'user'),
          call,
          headers,
        )
      },
      outcome,
    },
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

/** One test of all refusals that the administration's calls share, so that each call takes only one sign-in. */
function guardsOfAdministration(name: CheckedName, call: Call): NamedCase {
  const isChange = call.endpoint.method !== 'GET'
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  return {
    call: name,
    one: {
      name: 'to strangers, and to a customer without a role of administration',
      run: async (world: ConformanceWorld) => {
        accountOf(world, 'administrator')
        const user = await signedIn(world, 'user')
        return [
          await sendEmpty(await world.visit(), call),
          await sendEmpty(user, call),
          ...(isChange ? [await sendEmpty(user, call, evil)] : []),
          ...(isChange ? [await sendEmpty(user, call, { [userHeader]: 'someone-else' })] : []),
        ]
      },
      outcome: [
        { status: 401, code: 'not_authenticated' },
        { status: 403, code: 'forbidden' },
        ...(isChange ? [forged, { status: 409, code: 'user_changed' }] : []),
      ],
    },
  }
}

/**
 * Conformance tests of the refusals that many calls share: of requests without a CSRF token, from another origin, meant
 * for another user, or, in administration, without a sign-in or the right that the call needs.
 */
export const guardCases: readonly NamedCase[] = checkedNames.flatMap((name) => {
  const call = callOf(name)
  if (isOfAdministration(name)) return [guardsOfAdministration(name, call)]
  // Leave out calls for programs: no other site can misuse them, because they take no cookies.
  const isForPrograms = call.door === 'machine'
  return call.endpoint.method === 'GET' || isForPrograms ? [] : guardsOf(name, call)
})
