import { calls } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { eventsOf } from './own-events.ts'
import { endOtherSessions, endSession, sessionsOf } from './own-sessions.ts'
import { changePassword } from './password-change.ts'
import {
  proveCodeAgain,
  provePasskeyAgain,
  provePasswordAgain,
  sendProofCode,
} from './proof-service.ts'
import { setSecurityQuestion } from './security-question-change.ts'
import { securityOf } from './security.ts'

export function accountRoutes(app: App) {
  mount(app, calls.getSecurity, async ({ session }) => ({
    data: await securityOf(app, session),
  }))

  mount(app, calls.sendProofCode, async (call) => {
    await sendProofCode(app, call, call.session)
    return { message: 'Check your mail for verification code' }
  })

  mount(app, calls.proveAgain, async (call) => {
    const { body, session } = call
    if ('password' in body) await provePasswordAgain(app, call, session, body.password)
    else if ('credential' in body) await provePasskeyAgain(app, call, session, body.credential)
    else await proveCodeAgain(app, call, session, body.code)
  })

  mount(app, calls.listSessions, async ({ session }) => ({
    data: await sessionsOf(app, session),
  }))

  mount(app, calls.endSession, async (call) => {
    await endSession(app, call, call.session, call.params.sessionId)
  })

  mount(app, calls.endOtherSessions, async (call) => {
    await endOtherSessions(app, call, call.session)
  })

  mount(app, calls.listAccountEvents, async ({ session, query }) => ({
    data: await eventsOf(app, session, query),
  }))

  mount(app, calls.changePassword, async (call) => {
    const { password, confirm_password: confirm } = call.body
    await changePassword(app, call, call.session, { password, confirm })
    return { message: 'Password changed successfully' }
  })

  mount(app, calls.setSecurityQuestion, async (call) => {
    await setSecurityQuestion(app, call, call.session, call.body)
    return { message: 'Security question saved' }
  })
}
