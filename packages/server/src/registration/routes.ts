import { calls } from '@vestibule/api-client/contract'
import type { App } from '../http/app.ts'
import { mount } from '../http/mount.ts'
import { requestRegistration, verifyRegistration } from './registration-service.ts'

export function registrationRoutes(app: App) {
  mount(app, calls.requestRegistration, async (call) => {
    const { body } = call
    await requestRegistration(app, call, {
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      description: body.description,
      signInMethod: body.sign_in_method,
    })
    return { result: { data: { email: body.email } } }
  })

  mount(app, calls.verifyRegistration, async (call) => {
    const verified = await verifyRegistration(app, call, call.params.token)
    const query = new URLSearchParams(verified ?? { error: 'token_invalid' })
    return call.context.redirect(`/auth/signin?${query.toString()}`, 302)
  })
}
