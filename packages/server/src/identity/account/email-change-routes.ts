import { calls } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { sendConfirmPage } from '../pages/confirm-page.ts'
import { visitorOf } from '../sessions/visitor.ts'
import {
  cancelEmailChange,
  changeToConfirm,
  changeToUndo,
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from './email-change-service.ts'

const invalidLink = authScreen('start', { error: 'token_invalid' })

export function emailChangeRoutes(app: App) {
  mount(app, calls.changeEmail, async (call) => {
    await requestEmailChange(app, call, call.session, call.body.email)
    return { message: 'Check the mails at the new address' }
  })

  mount(app, calls.cancelEmailChange, async (call) => {
    await cancelEmailChange(app, call, call.session)
    return {}
  })

  // Mail scanners follow links too, so opening one changes nothing: the person has to press a button.
  mount(app, calls.confirmEmailChange, async ({ context, params }) => {
    const change = await changeToConfirm(app, params.token)
    if (change === null) return context.redirect(invalidLink, 302)
    return sendConfirmPage(app, context, 'changeAddress', change.email)
  })

  mount(app, calls.undoEmailChange, async ({ context, params }) => {
    const change = await changeToUndo(app, params.token)
    if (change === null) return context.redirect(invalidLink, 302)
    const { oldEmail, removes, voidsPassword } = change
    return sendConfirmPage(app, context, 'keepAddress', oldEmail, { removes, voidsPassword })
  })

  // The forms of the pages above. The mailed token in the path, which no other site knows, replaces a CSRF token.
  for (const [call, run] of [
    [calls.confirmEmailChange, confirmEmailChange],
    [calls.undoEmailChange, undoEmailChange],
  ] as const) {
    const { path } = call.endpoint
    app.hono.on('POST', [path, path.replace(/\/$/, '')], async (c) => {
      c.set('route', path)
      c.set('isForPeople', true)
      c.header('Cache-Control', 'no-store')
      const visitor = await visitorOf(app, c)
      const incoming = { visitor, requestId: c.get('requestId') }
      const change = await run(app, incoming, c.req.param('token') ?? '')
      if (change === null) return c.redirect(invalidLink, 303)
      const email = call === calls.confirmEmailChange ? change.email : change.oldEmail
      return c.redirect(authScreen('start', { email }), 303)
    })
  }
}
