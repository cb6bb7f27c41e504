import { createClient } from '@vestibule/api-client'
import { createFakeTransport, type Handlers } from '@vestibule/api-client/testing'
import type { AuthPlatform } from '@vestibule/api-client/contract'
import { basePath, paths } from '@vestibule/app-kit/auth-paths'
import { CredentialTextsContext } from '@vestibule/app-kit/credentials/texts/credential-texts'
import { ArrivalScope } from '@vestibule/app-kit/screens/arrival'
import { defaultSettings, type Settings } from '@vestibule/app-kit/screens/auth-settings'
import { PlatformContext } from '@vestibule/app-kit/screens/platform'
import { RouteLink, RouterAddress } from '@vestibule/app-kit/screens/router-address'
import { ScreenTextsContext } from '@vestibule/app-kit/screens/texts/screen-texts'
import { WorldContext, type World } from '@vestibule/app-kit/screens/world'
import { openPlatform } from '@vestibule/app-kit/testing/open-platform'
import { createScreenClock } from '@vestibule/app-kit/testing/screen-clock'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { createSafeStorage, type KeyValueStorage } from '@vestibule/base/safe-storage'
import { LinkProvider } from '@vestibule/ui/link'
import { LiveRegion } from '@vestibule/ui/live-region'
import { ToastProvider } from '@vestibule/ui/toast'
import { StrictMode, Suspense, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { AccountApp } from '../account-app.tsx'
import { withAccountTexts } from '../texts/with-account-texts.tsx'
import { loadAppTexts, type AppTexts } from './load-app-texts.ts'

export interface TestAccountOptions {
  readonly handlers?: Handlers
  readonly platform?: Partial<AuthPlatform>
  readonly settings?: Partial<Settings>
  /** The texts that the app around the pages provides. Default: English. */
  readonly texts?: AppTexts
  readonly storage?: KeyValueStorage
}

const english = await loadAppTexts('en')

/** The account's pages at the current URL, with a fake server. Full navigations are recorded in `left`. */
export function testAccount(options: TestAccountOptions = {}) {
  const { handlers, platform, settings, texts = english } = options
  const transport = createFakeTransport(handlers)
  const client = createClient({
    origin: 'https://platform.example',
    retryDelayMs: 0,
    cookies: transport.cookies,
    fetch: transport.fetch,
  })
  const left: string[] = []
  const world: World = {
    client,
    clock: createScreenClock(),
    settings: { ...defaultSettings, ...settings },
    host: 'lab.platform.example',
    localStorage: options.storage ?? createSafeStorage(() => localStorage),
    sessionStorage: options.storage ?? createSafeStorage(() => sessionStorage),
    leave: (url) => left.push(url),
  }
  // Make the component anew at each call, so that its texts are in the language that the page has now.
  const Account = lazyCode(() =>
    withAccountTexts(
      Promise.resolve({ default: () => <AccountApp notFound={<h1>Page Not Found</h1>} /> }),
    ),
  )
  const element = (
    <StrictMode>
      <ScreenTextsContext value={texts.screens}>
        <LiveRegion>
          <WorldContext value={world}>
            <PlatformContext value={{ ...openPlatform, ...platform }}>
              <BrowserRouter basename={`${basePath}/`}>
                <LinkProvider component={RouteLink}>
                  <RouterAddress>
                    <ToastProvider>
                      <CredentialTextsContext value={texts.credentials}>
                        <Suspense>
                          <Pages>
                            <Routes>
                              <Route path={`${paths.account}/*`} element={<Account />} />
                              <Route path="*" element={<h1>Elsewhere</h1>} />
                            </Routes>
                          </Pages>
                        </Suspense>
                      </CredentialTextsContext>
                    </ToastProvider>
                  </RouterAddress>
                </LinkProvider>
              </BrowserRouter>
            </PlatformContext>
          </WorldContext>
        </LiveRegion>
      </ScreenTextsContext>
    </StrictMode>
  )
  return { element, transport, left }
}

function Pages({ children }: { readonly children: ReactNode }) {
  return <ArrivalScope key={useLocation().pathname}>{children}</ArrivalScope>
}
