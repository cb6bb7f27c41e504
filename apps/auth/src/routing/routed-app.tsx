import { LinkProvider } from '@vestibule/ui/link'
import { UiTextsProvider } from '@vestibule/ui/texts'
import { ToastProvider } from '@vestibule/ui/toast'
import { Suspense, useContext, useMemo, type ComponentType } from 'react'
import { BrowserRouter, useLocation, Route, Routes } from 'react-router-dom'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { TokenGate } from '../flows/token/token-gate.tsx'
import { basePath, paths } from '@vestibule/app-kit/auth-paths'
import { preloadScreen, screens } from '../screens.ts'
import { ChosenTextsContext } from '../texts/chosen-texts.ts'
import { loadUiTexts } from '../texts/load-ui-texts.ts'
import type { FlowTexts, Texts } from '../texts/texts.ts'
import { useStartTexts } from '../texts/use-start-texts.ts'
import { TextsContext } from '../texts/use-texts.ts'
import { RouteLink, RouterAddress } from '@vestibule/app-kit/screens/router-address'
import { ArrivalScope } from '@vestibule/app-kit/screens/arrival'
import { ScreenLoader } from '../parts/screen/screen-loader.tsx'

export interface RoutedAppProps {
  /** The token of the sign-in link that opened the page. Undefined: another address opened it. */
  readonly authcode: string | undefined
  /** The texts of all screens. Default: those in the language of the page. */
  readonly texts: Texts | undefined
}

/** Loads all routes of the app, with the router, the toasts and the texts, none of which the start screen needs. */
export async function loadRoutedApp(flows: FlowTexts): Promise<ComponentType<RoutedAppProps>> {
  const ui = await loadUiTexts()
  return function RoutedApp({ authcode, texts }) {
    const start = useStartTexts()
    const chosen = useContext(ChosenTextsContext)
    const all = useMemo(
      () => chosen?.texts ?? texts ?? { ...start, ...flows },
      [chosen, texts, start],
    )
    return (
      // The base must end with a slash: the home route is `/auth/`, but `/auth` is a call of the server.
      <BrowserRouter basename={`${basePath}/`}>
        <LinkProvider component={RouteLink}>
          <RouterAddress preload={preloadScreen}>
            <UiTextsProvider texts={chosen ? chosen.ui : ui}>
              <ToastProvider>
                <TextsContext value={all}>
                  <TokenGate authcode={authcode}>
                    <AppRoutes />
                  </TokenGate>
                </TextsContext>
              </ToastProvider>
            </UiTextsProvider>
          </RouterAddress>
        </LinkProvider>
      </BrowserRouter>
    )
  }
}

const NotFoundScreen = lazyCode(() => import('../flows/not-found/not-found-screen.tsx'))

function AppRoutes() {
  const { pathname } = useLocation()
  // The boundary is inside the router, because a router that is suspended itself does not notice a new address. When
  // the user goes to another route, the old screen stays until the code of the new one is loaded.
  return (
    <Suspense fallback={<ScreenLoader />}>
      <ArrivalScope key={pathname}>
        <Routes>
          {screens.map(({ path, Screen }) => (
            <Route
              key={path}
              // Routes must have the exact case, because the server answers any other spelling with 404.
              caseSensitive
              // The account pages are routes below that of their screen, which chooses among them itself.
              path={path === paths.account ? `${path}/*` : path}
              element={<Screen />}
            />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </ArrivalScope>
    </Suspense>
  )
}
