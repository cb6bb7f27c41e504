import { calls } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { refuseWhereDeviceCode } from '../sign-in/attempts.ts'
import { beginSetup, proveAuthenticator } from './authenticator-service.ts'
import { missingFactorOf } from './missing-factor.ts'
import { issueRecoveryCodes, proveRecoveryCode } from './recovery-code-service.ts'

export function secondFactorRoutes(app: App) {
  mount(app, calls.getMissingFactor, async ({ session }) => ({
    data: await missingFactorOf(app, session),
  }))

  mount(app, calls.generateQrCode, async (call) => ({
    data: await beginSetup(app, call),
  }))

  mount(app, calls.verifyTotp, async (call) => {
    refuseWhereDeviceCode(app)
    await proveAuthenticator(app, call, call.body.email, call.body.totp)
    return { message: 'Code verified successfully' }
  })

  mount(app, calls.verifyRecoveryCode, async (call) => {
    refuseWhereDeviceCode(app)
    await proveRecoveryCode(app, call, call.body.email, call.body.token)
    return { message: 'Code verified successfully' }
  })

  mount(app, calls.generateRecoveryCodes, async (call) => ({
    data: await issueRecoveryCodes(app, call, call.session),
  }))
}
