import { calls } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { mount } from '../calls/mount.ts'
import { addPasskey, creationOptions, passkeysOf, remove, rename } from './own-passkeys.ts'
import { loginWithPasskey, requestOptions } from './passkey-sign-in.ts'

export function passkeyRoutes(app: App) {
  mount(app, calls.getPasskeyRequestOptions, async (call) => ({
    data: await requestOptions(app, call),
  }))

  mount(app, calls.loginWithPasskey, async (call) => {
    const { credential, next } = call.body
    const redirect_url = await loginWithPasskey(app, call, { credential, next })
    return { data: { redirect_url } }
  })

  mount(app, calls.getPasskeyCreationOptions, async (call) => ({
    data: await creationOptions(app, call, call.session),
  }))

  mount(app, calls.listPasskeys, async ({ session }) => ({
    data: await passkeysOf(app, session),
  }))

  mount(app, calls.createPasskey, async (call) => {
    const { credential, name } = call.body
    const data = await addPasskey(app, call, call.session, { credential, name })
    return { data }
  })

  mount(app, calls.renamePasskey, async (call) => {
    const { passkeyId: id } = call.params
    const data = await rename(app, call, call.session, { id, name: call.body.name })
    return { data }
  })

  mount(app, calls.deletePasskey, async (call) => {
    await remove(app, call, call.session, call.params.passkeyId)
  })
}
