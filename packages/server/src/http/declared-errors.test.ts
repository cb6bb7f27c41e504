import { calls, errorsOf, type Call, type CallName } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { thrownCodes } from '../testing/thrown-codes.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { needsSession } from './access.ts'

const { byCall, unreached } = thrownCodes()
const names = Object.keys(calls) as CallName[]

/** Codes that a handler catches and answers as another one. */
const caught: Partial<Record<CallName, readonly string[]>> = {
  // An address that is unknown has begun no sign-in: `step_required`.
  sendEmailCode: ['account_not_found'],
}

/** What `mount` refuses before the handler is asked. */
function refusedByMount({ access, params, query, body, endpoint }: Call): string[] {
  const isChecked = [params, query, body].some((schema) => schema !== undefined)
  return [
    ...(needsSession(access) ? ['not_authenticated'] : []),
    ...(needsSession(access) && access !== 'session' ? ['forbidden'] : []),
    ...(isChecked ? ['validation_failed'] : []),
    ...(endpoint.errors?.includes('eula_required') ? ['eula_required'] : []),
    ...(body === undefined ? [] : ['payload_too_large']),
  ]
}

describe('the refusals that the contract declares', () => {
  it.each(names)('of %s are what the server can answer', (name) => {
    const call: Call = calls[name]
    const thrown = [...(byCall.get(name) ?? [])].filter((code) => !caught[name]?.includes(code))
    const canAnswer = new Set([...thrown, ...refusedByMount(call)])
    const undeclared = [...canAnswer].filter((code) => !errorsOf(call).some((one) => one === code))
    const unused = (call.endpoint.errors ?? []).filter((code) => !canAnswer.has(code))
    expect({ undeclared, unused }).toEqual({ undeclared: [], unused: [] })
  })

  it('are what the OpenAPI document says', () => {
    const operations = Object.values(openApiDocument().paths).flatMap((path) => Object.values(path))
    const stated = operations.map(({ operationId, responses }) => [
      operationId,
      Object.values(responses)
        .flatMap((response) => response['x-codes'] ?? [])
        .toSorted(),
    ])
    const declared = names.map((name) => [name, errorsOf(calls[name]).toSorted()])
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(declared))
  })

  it('are thrown by nobody else, but for what serves no call or any call', () => {
    expect(unreached.filter((place) => !place.startsWith('http/'))).toEqual([
      'app.ts: not_found',
      'eulas/require-eulas.ts: eula_required',
      'mail/outbox-routes.ts: forbidden',
      'mail/outbox-routes.ts: not_found',
      'operations/metrics-routes.ts: forbidden',
      'static/routes.ts: not_found',
    ])
  })
})
