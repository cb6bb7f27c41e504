import { calls } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { landingAfter, landingOf } from '../landing/landing.ts'
import { loginWithApiToken, ownerOfApiToken } from './api-token-service.ts'
import { refuseWhereDeviceCode } from './attempts.ts'
import { sendEmailCode, verifyEmailCode } from './email-code-service.ts'
import { createPassword, loginWithPassword, proveFirstFactor } from './password-service.ts'
import { startLogin } from './start-service.ts'

export function signInRoutes(app: App) {
  mount(app, calls.startLogin, async (call) => {
    refuseWhereDeviceCode(app)
    const data = await startLogin(app, call, call.body.user_email, call.body.next)
    return { data, message: 'Email verified, proceeding to authentication' }
  })

  mount(app, calls.login, async (call) => {
    refuseWhereDeviceCode(app)
    const { username, password } = call.body
    const opened = await loginWithPassword(app, call, username, password)
    return { data: { redirect_url: await landingAfter(app, opened, undefined) } }
  })

  mount(app, calls.loginWithApiToken, async (call) => {
    const redirect_url = await loginWithApiToken(app, call, call.body.apitoken)
    return { data: { redirect_url } }
  })

  mount(app, calls.getApiTokenOwner, async (call) => ({
    data: await ownerOfApiToken(app, call, call.body.apitoken),
  }))

  mount(app, calls.verifyPassword, async (call) => {
    refuseWhereDeviceCode(app)
    await proveFirstFactor(app, call, call.body.username, call.body.password)
    return { message: 'Credentials verified successfully' }
  })

  mount(app, calls.sendEmailCode, async (call) => {
    refuseWhereDeviceCode(app)
    await sendEmailCode(app, call, call.body.email)
    return { message: 'Check your mail for verification code' }
  })

  mount(app, calls.verifyEmailCode, async (call) => {
    refuseWhereDeviceCode(app)
    const data = await verifyEmailCode(app, call, call.body.email, call.body.otp)
    return { data, message: 'Email verified successfully' }
  })

  mount(app, calls.setPassword, async (call) => {
    await createPassword(app, call, call.body.password, call.body.confirm_password)
    return { message: 'Password created successfully' }
  })

  mount(app, calls.decideRedirect, async ({ session, body }) => {
    return { data: { redirect_url: await landingOf(app, session, body.next) } }
  })

  mount(app, calls.logout, async (call) => {
    if (call.session !== null) await audit(app, app.db, call, { event: 'signed_out' })
    await call.visitor.close(app.db)
  })
}
