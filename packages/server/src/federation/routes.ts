import { federationCalls } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { App } from '../calls/app.ts'
import { mountBare } from '../calls/mount-bare.ts'
import { singleQuery } from '../calls/mount.ts'
import type { AppEnv } from '../http/app-env.ts'
import { asLocation } from '../http/location.ts'
import { validate } from '../http/validate.ts'
import { visitorOf } from '../sessions/visitor.ts'
import { backChannelRoutes } from './back-channel.ts'
import { beginSignIn, finishSignIn } from './sign-in.ts'

/** Sign-in with an organisation's identity provider. Browsers navigate to these addresses; scripts never call them. */
export function federationRoutes(app: App) {
  backChannelRoutes(app)
  const callOf = async (c: Context<AppEnv>) => ({
    visitor: await visitorOf(app, c),
    requestId: c.get('requestId'),
  })
  const { beginOrganizationSignIn: begin, finishOrganizationSignIn: finish } = federationCalls
  mountBare(app, begin, async (c) => {
    const { providerId } = validate(begin.params, c.req.param())
    // The router cannot have a fixed path beside one with a parameter, so the callback is handled here.
    if (providerId === callbackName) {
      c.set('route', finish.endpoint.path)
      const { search, searchParams } = new URL(c.req.url)
      const answer = { state: searchParams.get('state') ?? undefined, answer: search }
      return c.redirect(asLocation(await finishSignIn(app, await callOf(c), c, answer)), 302)
    }
    const { email, next, fresh } = validate(begin.query, singleQuery(c))
    const to = await beginSignIn(app, await callOf(c), c, { providerId, email, next, fresh })
    return c.redirect(asLocation(to), 302)
  })
}

/** No provider has this id. */
const callbackName = 'callback'
