import { calls } from '@vestibule/api-client/contract'
import type { App } from '../http/app.ts'
import { mount } from '../http/mount.ts'
import { requestRegistration, verifyRegistration } from './registration-service.ts'

const request = calls.requestRegistration
/** The same call at the address that one would guess, which is also that of its mailed links. */
const requestAsSpelled = {
  ...request,
  endpoint: { ...request.endpoint, path: '/auth_api/v1/registration_requests/' },
}

export function registrationRoutes(app: App) {
  for (const call of [request, requestAsSpelled]) {
    mount(app, call, async (incoming) => {
      const { body } = incoming
      await requestRegistration(app, incoming, {
        email: body.email,
        firstName: body.first_name,
        lastName: body.last_name,
        description: body.description,
        signInMethod: body.sign_in_method,
      })
      return { result: { data: { email: body.email } } }
    })
  }

  mount(app, calls.verifyRegistration, async (call) => {
    const verified = await verifyRegistration(app, call, call.params.token)
    const query = new URLSearchParams(verified ?? { error: 'token_invalid' })
    return call.context.redirect(`/auth/signin?${query.toString()}`, 302)
  })
}
