import { calls } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { formOf, mount } from '../calls/mount.ts'
import { sendConfirmPage } from '../pages/confirm-page.ts'
import { openRequest, requestRegistration, verifyRegistration } from './registration-service.ts'

const request = calls.requestRegistration
/**
 * The call `requestRegistration` at the correctly spelled path, too. The contract keeps the misspelled one
 * (`registeration_requests`) for existing clients.
 */
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
      return { data: { email: body.email } }
    })
  }

  mount(app, calls.verifyRegistration, async ({ context, params }) => {
    const request = await openRequest(app, params.token)
    if (request === null || request.verifiedAt !== null) {
      return context.redirect(signInPage(request), 302)
    }
    // Only show a page with a button: mail scanners follow links as well, so opening the link must not verify the
    // address.
    return sendConfirmPage(app, context, 'verifyAddress', request.email)
  })

  // No CSRF token is needed: other sites do not have the mail's token, and no session changes.
  mount(app, formOf(calls.verifyRegistration), async (call) => {
    const request = await verifyRegistration(app, call, call.params.token)
    return call.context.redirect(signInPage(request), 303)
  })
}

function signInPage(request: { readonly email: string } | null): string {
  return authScreen(
    'start',
    request === null ? { error: 'token_invalid' } : { email: request.email },
  )
}
