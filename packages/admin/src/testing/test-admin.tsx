import { createFakeClient, type Handlers } from '@vestibule/api-client/testing'
import type { Language } from '@vestibule/api-client/contract'
import { PlatformNameContext } from '@vestibule/app-kit/page/use-title'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { systemClock, type Clock } from '@vestibule/base/clock'
import { LinkProvider } from '@vestibule/ui/link'
import { LiveRegion } from '@vestibule/ui/live-region'
import { Section } from '@vestibule/ui/section'
import { UiTextsProvider, type UiTexts } from '@vestibule/ui/texts'
import { ToastProvider } from '@vestibule/ui/toast'
import { Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { AdminApp } from '../admin-app.tsx'
import { DataApp } from '../data-app.tsx'
import { RequestsApp } from '../requests-app.tsx'
import type { AdminServices } from '../services.ts'

export interface TestAdminOptions {
  /** Fake responses of the server. */
  readonly handlers?: Handlers
  /** Texts of the components. Default: English. */
  readonly uiTexts?: UiTexts | undefined
  /** The clock of the pages. Default: the clock of the device. */
  readonly clock?: Clock
  readonly canActFor?: boolean
  /** The languages of the platform. Default: English. */
  readonly languages?: readonly Language[]
}

/** Administration at the current URL, with a fake transport. Full navigations are recorded in `left`. */
export function testAdmin(options: TestAdminOptions = {}) {
  const { handlers, uiTexts, clock = systemClock, canActFor = false, languages = ['en'] } = options
  const { client, transport } = createFakeClient({ reportError: null, ...handlers })
  const left: string[] = []
  const unsaved = new Set<() => boolean>()
  const services: AdminServices = {
    client,
    clock,
    userId: 'usr_1',
    languages,
    canActFor,
    registerUnsavedWork(isUnsaved) {
      unsaved.add(isUnsaved)
      return () => unsaved.delete(isUnsaved)
    },
    leave: (address) => void left.push(address),
  }
  const element = (
    <UiTextsProvider texts={uiTexts}>
      <LiveRegion>
        <ToastProvider>
          <PlatformNameContext value="Vestibule">
            <BrowserRouter>
              <LinkProvider component={RouterLink}>
                <Section as="main" id="main" tabIndex={-1}>
                  <Suspense>
                    <Routes>
                      <Route
                        path="/admin/*"
                        element={<AdminApp services={services} notFound={<h1>Not Found</h1>} />}
                      />
                      <Route
                        path="/data/*"
                        element={<DataApp services={services} notFound={<h1>Not Found</h1>} />}
                      />
                      <Route
                        path="/requests/*"
                        element={<RequestsApp services={services} notFound={<h1>Not Found</h1>} />}
                      />
                      <Route path="*" element={<h1>Elsewhere</h1>} />
                    </Routes>
                  </Suspense>
                </Section>
              </LinkProvider>
            </BrowserRouter>
          </PlatformNameContext>
        </ToastProvider>
      </LiveRegion>
    </UiTextsProvider>
  )
  /** Whether a page has unsaved work, of which the shell would warn before the user leaves. */
  const hasUnsavedWork = () => [...unsaved].some((isUnsaved) => isUnsaved())
  return { element, client, transport, left, hasUnsavedWork }
}
