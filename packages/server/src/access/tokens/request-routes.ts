import { calls, typedCode } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { readBody, validateBody } from '../../platform/http/read-input.ts'
import { secondsUntil } from '../../platform/clock.ts'
import { pollToken } from './poll-token.ts'
import { beginTokenRequest, decideTokenRequest, lookUpTokenRequest } from './token-requests.ts'

const mostBytes = 8 * 1024

/** Routes by which a program requests a token and a person approves it by a code (RFC 8628). */
export function tokenRequestRoutes(app: App) {
  mount(app, calls.requestToken, async (c) => {
    // Read the client's address before the first `await`: once the client has disconnected, it is unknown.
    const ip = clientAddress(c, app.settings.trustedProxyHops)
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300)
    const body = validateBody(calls.requestToken.body, await readBody(c, mostBytes))
    return c.json(await beginTokenRequest(app, { ...body, ip, userAgent }))
  })

  mount(app, calls.pollToken, async (c) => {
    const ip = clientAddress(c, app.settings.trustedProxyHops)
    const body = validateBody(calls.pollToken.body, await readBody(c, mostBytes))
    const call = { requestId: c.get('requestId'), visitor: { ip, session: null } }
    const polled = await pollToken(app, call, body.device_code)
    if (typeof polled === 'string') return c.json({ error: polled }, 400)
    const { token, app: ofApp, dataset, ends_at: endsAt } = polled
    return c.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: secondsUntil(new Date(endsAt), app.clock.now()),
      app: ofApp,
      dataset,
    })
  })

  mount(app, calls.getTokenRequest, async (call) => ({
    data: await lookUpTokenRequest(
      app,
      call,
      call.session,
      typedCode(call.params.code).toUpperCase(),
    ),
  }))

  mount(app, calls.decideTokenRequest, async (call) => ({
    data: await decideTokenRequest(app, call, call.session, call.body),
  }))
}
