import { calls } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { formOf, mount } from '../calls/mount.ts'
import { sendConfirmPage } from '../pages/confirm-page.ts'
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
  })

  // Only show a page with a button: mail scanners follow links too, so opening the link must not change the address.
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

  // The forms of these pages need no CSRF token: other sites do not know the mailed token in the path.
  mount(app, formOf(calls.confirmEmailChange), async (call) => {
    const change = await confirmEmailChange(app, call, call.params.token)
    return call.context.redirect(signInWith(change?.email), 303)
  })
  mount(app, formOf(calls.undoEmailChange), async (call) => {
    const change = await undoEmailChange(app, call, call.params.token)
    return call.context.redirect(signInWith(change?.oldEmail), 303)
  })
}

function signInWith(email: string | undefined): string {
  return email === undefined ? invalidLink : authScreen('start', { email })
}
