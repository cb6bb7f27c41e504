import { createClient } from '@vestibule/api-client'
import { createFakeTransport, type Handlers } from '@vestibule/api-client/testing'
import { createSafeStorage, type KeyValueStorage } from '@vestibule/base/safe-storage'
import { StrictMode } from 'react'
import { App } from '../app.tsx'
import type { BootState } from '../boot/boot-machine.ts'
import type { Platform } from '@vestibule/app-kit/screens/platform'
import { readSettings, type Settings } from '@vestibule/app-kit/screens/auth-settings'
import { english } from './english.ts'
import type { Texts } from '../texts/texts.ts'
import { openPlatform } from '@vestibule/app-kit/testing/open-platform'
import { createScreenClock } from '@vestibule/app-kit/testing/screen-clock'

export interface AppOptions {
  readonly handlers?: Handlers
  readonly platform?: Partial<Platform>
  readonly settings?: Partial<Settings>
  /**
   * `given`: the server has written the configuration into the page. `load`: it has not, so the app loads it. Default:
   * `given`.
   */
  readonly boot?: 'given' | 'load'
  /** The answer for the settings file of a static host. Default: 404. */
  readonly settingsFile?: () => Response
  /** The token of a sign-in link. */
  readonly authcode?: string
  readonly texts?: Texts
  readonly localStorage?: KeyValueStorage
  readonly sessionStorage?: KeyValueStorage
  readonly clock?: ReturnType<typeof createScreenClock>
}

/** The app at the current address, with a fake server and a clock that the test moves. */
export function testApp(options: AppOptions = {}) {
  const transport = createFakeTransport(options.handlers)
  const client = createClient({
    origin: 'https://platform.example',
    retryDelayMs: 0,
    cookies: transport.cookies,
    fetch: withSettingsFile(transport.fetch, options.settingsFile),
  })
  const clock = options.clock ?? createScreenClock()
  const left: string[] = []
  const element = (
    <StrictMode>
      <App
        at={window.location}
        surroundings={{
          client,
          clock,
          localStorage: options.localStorage ?? createSafeStorage(() => localStorage),
          sessionStorage: options.sessionStorage ?? createSafeStorage(() => sessionStorage),
          host: 'lab.platform.example',
          authcode: options.authcode,
          leave: (url) => left.push(url),
          reload: () => false,
        }}
        given={options.boot === 'load' ? undefined : given(options)}
        start={options.texts ?? english}
        {...(options.texts && { texts: options.texts })}
      />
    </StrictMode>
  )
  return { element, transport, clock, left }
}

/**
 * Returns a `fetch` that also answers requests for the settings file, which the fake server does not know: it answers
 * only calls of the API's contract.
 */
function withSettingsFile(
  fetch: typeof globalThis.fetch,
  answer = () => new Response('', { status: 404 }),
): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init)
    const isFile = new URL(request.url).pathname === '/static/auth/config.json'
    return isFile ? Promise.resolve(answer()) : fetch(request)
  }
}

function given({ platform, settings }: AppOptions): BootState {
  const result = readSettings(settings)
  if (result.kind === 'invalid') throw new Error(result.message)
  return {
    status: 'ready',
    platform: { ...openPlatform, ...platform },
    settings: result.value,
  }
}
