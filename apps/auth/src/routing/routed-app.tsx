import { LinkProvider, type LinkElementProps } from '@vestibule/ui/link'
import { ToastProvider } from '@vestibule/ui/toast'
import { forwardRef, Suspense, useMemo, type ReactNode } from 'react'
import { BrowserRouter, useLocation, useNavigate, Link, Route, Routes } from 'react-router-dom'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { TokenGate } from '../flows/token/token-gate.tsx'
import { basePath, paths } from '../paths.ts'
import { preloadScreen, screens } from '../screens.ts'
import type { Texts } from '../texts/texts.ts'
import { useStartTexts } from '../texts/use-start-texts.ts'
import { TextsContext } from '../texts/use-texts.ts'
import { AddressContext, type Address } from './address.ts'
import { ArrivalScope } from '../parts/screen/arrival.tsx'
import { ScreenLoader } from '../parts/screen/screen-loader.tsx'

export interface RoutedAppProps {
  readonly authcode: string | undefined
  readonly texts: Texts
}

/** All routes of the app, with the router, the toasts and the texts, which the start screen has no use for. */
export function RoutedApp({ authcode, texts }: RoutedAppProps) {
  const { app } = useStartTexts()
  return (
    // Ends with a slash: the home route is `/auth/`, and `/auth` is a call of the server.
    <BrowserRouter basename={`${basePath}/`}>
      <LinkProvider component={RouterLink}>
        <RouterAddress>
          <ToastProvider texts={{ close: app.dismiss, region: app.toasts }}>
            <TextsContext value={texts}>
              <TokenGate authcode={authcode}>
                <AppRoutes />
              </TokenGate>
            </TextsContext>
          </ToastProvider>
        </RouterAddress>
      </LinkProvider>
    </BrowserRouter>
  )
}

function RouterAddress({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo<Address>(
    () => ({
      path: pathname,
      search,
      open(path, options) {
        const open = () => void navigate(path, options)
        // If the code cannot be fetched, the route shows that.
        preloadScreen(path).then(open, open)
      },
    }),
    [pathname, search, navigate],
  )
  return <AddressContext value={address}>{children}</AddressContext>
}

/** Renders links of the design system with the router. The `href` is a route of the app. */
const RouterLink = forwardRef<HTMLAnchorElement, LinkElementProps>(({ href, ...rest }, ref) => (
  <Link ref={ref} to={href} {...rest} />
))
RouterLink.displayName = 'RouterLink'

const NotFoundScreen = lazyCode(() => import('../flows/not-found/not-found-screen.tsx'))

/** The routes of all screens. */
function AppRoutes() {
  const texts = useStartTexts()
  const { pathname } = useLocation()
  // The boundary is below the router, because a suspended router does not hear of a new address. Between two routes
  // the first screen stays until the code of the second one is there.
  return (
    <Suspense fallback={<ScreenLoader texts={{ loading: texts.app.loading }} />}>
      <ArrivalScope key={pathname}>
        <Routes>
          {screens.map(({ path, Screen }) => (
            <Route
              key={path}
              // The account chooses among its own pages.
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
