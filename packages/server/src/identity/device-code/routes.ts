import { calls, typedCode } from '@vestibule/api-client/contract'
import { readSecretCookie, writeSecretCookie } from '../../platform/http/cookies.ts'
import type { App } from '../calls/app.ts'
import { asLocation } from '../../platform/http/location.ts'
import { mount } from '../calls/mount.ts'
import { newToken } from '../../platform/random.ts'
import {
  authenticate,
  decide,
  deviceCodeTtlS,
  lookUpCode,
  registerCode,
} from './device-code-service.ts'

export function deviceCodeRoutes(app: App) {
  mount(app, calls.registerDeviceCode, async (call) => {
    const { settings } = app
    const secret = readSecretCookie(call.context, settings, 'deviceid') ?? newToken()
    const expiresAt = await registerCode(app, call, call.body.code, secret)
    // Only the browser with this cookie can use the device code to sign in: other people may see or hear the code.
    writeSecretCookie(call.context, settings, 'deviceid', secret, deviceCodeTtlS)
    return { data: { expires_at: expiresAt.toISOString() } }
  })

  mount(app, calls.getDeviceCode, async (call) => ({
    data: await lookUpCode(app, call, call.session, typedCode(call.params.code).toUpperCase()),
  }))

  mount(app, calls.approveDeviceCode, async (call) => ({
    data: await decide(app, call, call.session, call.body),
  }))

  mount(app, calls.authenticateDeviceCode, async (call) => {
    const { code, next_path: next, is_redirect: isRedirect } = call.body
    const secret = readSecretCookie(call.context, app.settings, 'deviceid')
    const target = await authenticate(app, call, { code, secret, next })
    if (target === null) return { data: {}, status: 202, message: 'Not decided yet' }
    if (isRedirect === true || isRedirect === 'true') {
      return call.context.redirect(asLocation(target), 303)
    }
    return { data: { redirect_url: target } }
  })
}
