import { adminCalls } from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import {
  enforceProvider,
  identityProviderOf,
  removeProvider,
  saveProvider,
  testProvider,
} from './identity-provider.ts'
import { listProviders } from './list-providers.ts'

export function identityProviderRoutes(app: App) {
  mount(app, adminCalls.listIdentityProviders, async ({ reach, query }) => ({
    data: await listProviders(app, reach, query),
  }))

  mount(app, adminCalls.getIdentityProvider, async ({ params }) => ({
    data: await identityProviderOf(app, params.organizationId),
  }))

  mount(app, adminCalls.saveIdentityProvider, async (call) => ({
    data: await saveProvider(app, call, call.params.organizationId, call.body),
  }))

  mount(app, adminCalls.removeIdentityProvider, async (call) => {
    await removeProvider(app, call, call.params.organizationId, call.body)
  })

  mount(app, adminCalls.testIdentityProvider, async (call) => ({
    data: await testProvider(app, call, call.context, call.params.organizationId),
  }))

  mount(app, adminCalls.enforceIdentityProvider, async (call) => ({
    data: await enforceProvider(app, call, call.params.organizationId, call.body),
  }))
}
