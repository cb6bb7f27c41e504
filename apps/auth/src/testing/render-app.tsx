import { createClient } from '@vestibule/api-client'
import { fakeTransport, type Handlers } from '@vestibule/api-client/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { App } from '../app.tsx'
import type { BootState } from '../boot/boot-machine.ts'
import type { Platform } from '../boot/page-config.ts'
import { readSettings, type Settings } from '../boot/settings.ts'
import { createSafeStorage, type KeyValueStore } from '../boot/storage.ts'
import { basePath } from '../paths.ts'
import type { Texts } from '../texts/en.ts'
import { createFakeClock } from './fake-clock.ts'
import { openPlatform } from './open-platform.ts'

export interface RenderOptions {
  readonly handlers?: Handlers
  readonly platform?: Partial<Platform>
  readonly settings?: Partial<Settings>
  /** `load`: the page was given nothing, and asks. */
  readonly boot?: 'given' | 'load'
  /** What the settings file of a static host answers. Without it the host has none. */
  readonly settingsFile?: () => Response
  /** The token of a sign-in link. */
  readonly authcode?: string
  readonly texts?: Texts
  readonly localStorage?: KeyValueStore
  readonly sessionStorage?: KeyValueStore
  readonly clock?: ReturnType<typeof createFakeClock>
}

/** The whole app at one of its addresses, on a fake server and a clock that stands still. */
export function renderApp(path: string, options: RenderOptions = {}) {
  const transport = fakeTransport(options.handlers)
  const client = createClient({
    origin: 'https://platform.example',
    retryDelayMs: 0,
    cookies: transport.cookies,
    fetch: withSettingsFile(transport.fetch, options.settingsFile),
  })
  const clock = options.clock ?? createFakeClock()
  const left: string[] = []
  window.history.pushState(null, '', basePath + path)

  const view = render(
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
        {...(options.texts && { texts: options.texts })}
      />
    </StrictMode>,
  )
  return {
    ...view,
    transport,
    clock,
    /** Addresses outside of the app that it went to. */
    left,
    /** The app's own address now. */
    location: () => (window.location.pathname + window.location.search).slice(basePath.length),
    user: userEvent.setup({ delay: null }),
    heading: (name: string) => screen.findByRole('heading', { level: 1, name }),
  }
}

/** The settings file is no call of the contract. */
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

function given({ platform, settings }: RenderOptions): BootState {
  const result = readSettings(settings)
  if (result.kind === 'invalid') throw new Error(result.message)
  return {
    status: 'ready',
    platform: { ...openPlatform, ...platform },
    settings: result.value,
  }
}
