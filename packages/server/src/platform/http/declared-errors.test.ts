import {
  allCalls,
  errorsOf,
  needsSession,
  type AnyCallName,
  type Call,
} from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { thrownCodes } from '../../testing/thrown-codes.ts'
import { openApiDocument } from '../../content/openapi/openapi-document.ts'

const { byCall, unreached } = thrownCodes()
const names = Object.keys(allCalls) as AnyCallName[]

/** Codes that a handler catches and turns into another answer. */
const caught: Partial<Record<AnyCallName, readonly string[]>> = {
  // An unknown address has no sign-in in progress, so the answer is `step_required`.
  sendEmailCode: ['account_not_found'],
  // A disabled account is refused only after the mailed code, which follows the password.
  verifyPassword: ['account_disabled'],
  // People open this address: somebody who is signed out is redirected to sign-in.
  enterGate: ['not_authenticated'],
  // A program gets `access_denied`, as RFC 8628 demands.
  pollToken: ['conflict'],
}

/** The codes with which `mount` refuses a request before it calls the handler. */
function refusedByMount({ access, terms, factors, params, query, body, endpoint }: Call): string[] {
  const isChange = ['admin', 'steward'].includes(access) && endpoint.method !== 'GET'
  const isChecked = [params, query, body].some((schema) => schema !== undefined)
  return [
    ...(needsSession(access) ? ['not_authenticated'] : []),
    ...(needsSession(access) && access !== 'session' ? ['forbidden'] : []),
    ...(isChange ? ['second_factor_required', 'step_required'] : []),
    ...(isChecked ? ['validation_failed'] : []),
    ...(needsSession(access) && terms !== 'before' ? ['eula_required'] : []),
    ...(needsSession(access) && factors !== 'before' ? ['two_factors_required'] : []),
    ...(body === undefined ? [] : ['payload_too_large']),
  ]
}

describe('the refusals that the contract declares', () => {
  it.each(names)('of %s are what the server can answer', (name) => {
    const call: Call = allCalls[name]
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
    const declared = names.map((name) => [name, errorsOf(allCalls[name]).toSorted()])
    expect(Object.fromEntries(stated)).toEqual(Object.fromEntries(declared))
  })

  it('are thrown by nobody else, but for what serves no call or any call', () => {
    expect(unreached.filter((place) => !/^(identity\/calls|platform\/http)\//.test(place))).toEqual(
      [
        'access/serve/routes.ts: unavailable',
        'access/serve/serve-folder.ts: not_found',
        'access/serve/sockets/serve-socket.ts: forbidden',
        'access/serve/sockets/serve-socket.ts: validation_failed',
        'access/serve/sockets/upgrades.ts: not_found',
        'admin/users/erase-user.ts: not_found',
        'app.ts: not_found',
        'cli/operator.ts: not_found',
        'cli/providers-command.ts: not_found',
        'cli/requests-command.ts: not_found',
        'cli/resources-command.ts: not_found',
        'cli/sign-in-link.ts: forbidden',
        'cli/user-invite.ts: conflict',
        'cli/user-invite.ts: mail_failed',
        'cli/user-invite.ts: not_found',
        'content/static/routes.ts: not_found',
        'content/static/session-script-route.ts: not_found',
        'identity/administrators/require-administrator.ts: forbidden',
        'identity/administrators/require-administrator.ts: not_authenticated',
        'identity/administrators/require-administrator.ts: second_factor_required',
        'identity/administrators/require-administrator.ts: step_required',
        'identity/administrators/steward.ts: forbidden',
        'identity/administrators/steward.ts: not_authenticated',
        'operations/routes.ts: forbidden',
        'platform/mail/outbox-routes.ts: forbidden',
        'platform/mail/outbox-routes.ts: not_found',
      ],
    )
  })
})
