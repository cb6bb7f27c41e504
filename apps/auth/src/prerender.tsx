import { createClient } from '@vestibule/api-client'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import type { Surroundings } from './boot/surroundings.ts'
import { systemClock } from '@vestibule/base/clock'
import { defaultSettings, type Settings } from './boot/settings.ts'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { basePath, paths } from './paths.ts'
import { startEn } from './texts/en-start.ts'
import { fill } from './texts/fill.ts'
import { ScreenLoader } from './parts/screen/screen-loader.tsx'

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

/** The server replaces these by the platform's names when it sends the page. */
const settings: Settings = {
  ...defaultSettings,
  appName: '{{appName}}',
  providerName: '{{providerName}}',
}

/** The start screen as HTML, so that users can type before the code of the page arrives. */
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
  return {
    html,
    title: fill(startEn.app.title, { heading: startEn.start.heading, app: settings.appName }),
  }
}

/** The text for a browser without JavaScript. */
export const noScript = startEn.app.noScript

/** The loader as HTML, which every other page shows until its code arrives. */
export function prerenderLoader(): PrerenderedPage {
  return {
    html: renderToString(<ScreenLoader texts={{ loading: startEn.app.loading }} />),
    title: defaultSettings.appName,
  }
}
