import { federationCalls, sharedCallbackPath } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import { mount, singleQuery } from '../calls/mount.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { asLocation } from '../../platform/http/location.ts'
import { validate } from '../../platform/http/read-input.ts'
import { sendErrorPage } from '../pages/error-page.ts'
import { visitorOf, type WebCaller } from '../sessions/visitor.ts'
import { backChannelRoutes } from './back-channel.ts'
import { beginSignIn, finishSignIn } from './sign-in.ts'

/**
 * Routes of the sign-in with an organisation's identity provider. Browsers navigate to them, except to the back
 * channel, which providers call themselves.
 */
export function federationRoutes(app: App) {
  backChannelRoutes(app)
  const { beginOrganizationSignIn: begin, finishOrganizationSignIn: finish } = federationCalls
  mount(app, begin, (c) =>
    navigate(app, c, async (call) => {
      const { providerId } = validate(begin.params, c.req.param())
      // Handle the callback that providers share in this route, too, because the router allows no fixed path beside one
      // with a parameter.
      if (providerId === sharedCallback) {
        c.set('route', sharedCallbackPath)
        return finishSignIn(app, call, c, { calledBack: null, query: queryOf(c) })
      }
      return beginSignIn(app, call, c, { providerId, ...validate(begin.query, singleQuery(c)) })
    }),
  )
  mount(app, finish, (c) =>
    navigate(app, c, (call) => {
      const { providerId } = validate(finish.params, c.req.param())
      return finishSignIn(app, call, c, { calledBack: providerId, query: queryOf(c) })
    }),
  )
}

/**
 * Path segment, in place of a provider's id, of the callback that all providers shared in earlier versions. No provider
 * has this id.
 */
const sharedCallback = 'callback'

const queryOf = (c: Context<AppEnv>) => new URL(c.req.url).search

/**
 * Redirects to the address that `handle` returns, or sends the page that it returns. Errors always get an HTML page,
 * because some old browsers do not send the headers that mark a navigation.
 */
async function navigate(
  app: App,
  c: Context<AppEnv>,
  handle: (call: WebCaller) => Promise<string | Response>,
): Promise<Response> {
  try {
    const visitor = await visitorOf(app, c)
    const answer = await handle({ visitor, requestId: c.get('requestId') })
    return answer instanceof Response ? answer : c.redirect(asLocation(answer), 302)
  } catch (error) {
    return sendErrorPage(app, c, error)
  }
}
