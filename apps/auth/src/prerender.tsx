import { createClient } from '@vestibule/api-client'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import type { Surroundings } from './boot/surroundings.ts'
import { systemClock } from './boot/clock.ts'
import { defaultSettings, type Settings } from './boot/settings.ts'
import { createSafeStorage } from './boot/storage.ts'
import { basePath, paths } from './paths.ts'
import { en } from './texts/en.ts'
import { fill } from './texts/fill.ts'

const nowhere: Surroundings = {
  client: createClient({ origin: 'https://prerender.invalid' }),
  clock: systemClock,
  localStorage: createSafeStorage(() => {
    throw new Error('There is no storage while prerendering.')
  }),
  sessionStorage: createSafeStorage(() => {
    throw new Error('There is no storage while prerendering.')
  }),
  host: 'prerender.invalid',
  leave: () => {},
  reload: () => false,
}

export interface PrerenderedPage {
  readonly title: string
  readonly html: string
}

/** The server that sends the page writes the platform's names in these places. */
const settings: Settings = {
  ...defaultSettings,
  appName: '{{appName}}',
  providerName: '{{providerName}}',
}

/** The start screen as the server sends it, so that it can be used before any code arrives. */
export function prerenderStart({ signUp }: { signUp: boolean }): PrerenderedPage {
  const html = renderToString(
    <App
      at={{ pathname: `${basePath}${paths.start}`, search: '' }}
      surroundings={nowhere}
      given={{
        status: 'ready',
        settings,
        platform: {
          config: {
            is_federated_environment: false,
            seller: null,
            sign_up_data: { enable_sign_up: signUp, sign_up_options: [] },
          },
          dataPartnerId: null,
          environment: { type: null, sourceType: null },
          branding: null,
        },
      }}
    />,
  )
  return { html, title: fill(en.app.title, { heading: en.start.heading, app: settings.appName }) }
}

/** What stands below a page that gets no JavaScript. */
export const noScript = en.app.noScript

/** What every other page shows until its code has arrived. */
export function prerenderLoader(): PrerenderedPage {
  return {
    html: renderToString(<FullScreenLoader labels={{ loading: en.app.loading }} />),
    title: defaultSettings.appName,
  }
}
