import {
  calls,
  dataPartnerHeader,
  envTypeHeader,
  sourceEnvTypeHeader,
  type Branding,
} from '@vestibule/api-client/contract'
import type { App } from '../../identity/calls/app.ts'
import { mount } from '../../identity/calls/mount.ts'
import { platformConfig } from '../../platform/config/platform-config.ts'

export function configRoutes(app: App, branding: Branding) {
  const { settings } = app
  const environment = {
    ...(settings.envType === null ? {} : { [envTypeHeader]: settings.envType }),
    ...(settings.sourceEnvType === null ? {} : { [sourceEnvTypeHeader]: settings.sourceEnvType }),
  }

  mount(app, calls.getConfig, async ({ visitor, context }) => {
    visitor.ensureCsrfToken()
    if (settings.dataPartnerId !== null) context.header(dataPartnerHeader, settings.dataPartnerId)
    return { data: platformConfig(settings) }
  })

  mount(app, calls.getEnvironment, async ({ context, header }) => {
    // Redirect browsers to the sign-in app: a person has typed its address without the slash at the end.
    if (header('accept')?.includes('text/html')) return context.redirect('/auth/', 302)
    return context.body(null, 204, environment)
  })

  mount(app, calls.getDatasetEnvironment, async ({ context }) =>
    context.body(null, 204, environment),
  )

  mount(app, calls.getBranding, async ({ context }) => context.json(branding))
}
