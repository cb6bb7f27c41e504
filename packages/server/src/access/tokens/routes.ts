import { calls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { createToken, endToken, tokensOf } from './own-tokens.ts'

export function tokenRoutes(app: App) {
  mount(app, calls.listTokens, async ({ session }) => ({
    data: await tokensOf(app, session.user.id),
  }))

  mount(app, calls.createToken, async (call) => ({
    data: await createToken(app, call, call.session, call.body),
  }))

  mount(app, calls.deleteToken, async (call) => {
    await endToken(app, call, call.session, call.params.tokenId)
  })
}
