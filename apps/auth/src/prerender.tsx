import { createClient } from '@vestibule/api-client'
import type { Language } from '@vestibule/api-client/contract'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import type { Surroundings } from './boot/surroundings.ts'
import { systemClock } from '@vestibule/base/clock'
import { defaultSettings, type Settings } from '@vestibule/app-kit/screens/auth-settings'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { basePath, paths } from '@vestibule/app-kit/auth-paths'
import * as arabic from './texts/start.ar.ts'
import * as german from './texts/start.de.ts'
import * as english from './texts/start.en.ts'
import * as spanish from './texts/start.es.ts'
import { notStarted } from './texts/no-script.ts'
import * as french from './texts/start.fr.ts'
import * as japanese from './texts/start.ja.ts'
import { startTextsOf, type StartTexts } from './texts/texts.ts'
import { StartTextsContext } from './texts/use-start-texts.ts'
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

/**
 * Settings with placeholders for the names of the platform. The server replaces them when it loads the pages at its
 * start.
 */
const settings: Settings = {
  ...defaultSettings,
  appName: '{{appName}}',
  providerName: '{{providerName}}',
}

const catalogues: Readonly<Record<Language, StartTexts>> = {
  en: startTextsOf(english, 'en'),
  de: startTextsOf(german, 'de'),
  fr: startTextsOf(french, 'fr'),
  es: startTextsOf(spanish, 'es'),
  ja: startTextsOf(japanese, 'ja'),
  ar: startTextsOf(arabic, 'ar'),
}

export interface StartPage {
  readonly language: Language
  readonly signUp: boolean
}

/** Renders the start screen to HTML at build time, so that users can type before the code of the page is loaded. */
export function prerenderStart({ language, signUp }: StartPage): PrerenderedPage {
  const texts = catalogues[language]
  const html = renderToString(
    <App
      at={{ pathname: `${basePath}${paths.start}`, search: '' }}
      surroundings={nowhere}
      start={texts}
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
    title: texts.app.title({ heading: texts.start.heading, app: settings.appName }),
  }
}

export { noScript } from './texts/no-script.ts'

/** Renders to HTML, at build time, what the page shows if its code is not loaded in time. */
export function prerenderNotStarted(language: Language): string {
  const { title, text } = notStarted[language]
  return renderToStaticMarkup(
    <>
      <p className="vb-alert-title">{title}</p>
      <p>{text}</p>
      <button type="button" className="vb-button" data-variant="primary" data-size="md">
        {catalogues[language].app.retry}
      </button>
    </>,
  )
}

/** Renders the loader to HTML at build time. All pages except the start screen show it until their code is loaded. */
export function prerenderLoader(language: Language): PrerenderedPage {
  return {
    html: renderToString(
      <StartTextsContext value={catalogues[language]}>
        <ScreenLoader />
      </StartTextsContext>,
    ),
    title: defaultSettings.appName,
  }
}
