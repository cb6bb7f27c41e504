import { LinkProvider } from '@vestibule/ui/link'
import { useMemo, type ReactNode } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { TokenGate } from '../flows/token/token-gate.tsx'
import { preloadFlow } from '../lazy-flows.ts'
import { basePath } from '../paths.ts'
import { AppRoutes } from '../routes.tsx'
import { AddressContext, type Address } from './address.ts'
import { RouterLink } from './router-link.tsx'

/** Every route of the app, with the router. */
export function RoutedApp({ authcode }: { authcode: string | undefined }) {
  return (
    // With its slash: without it, the address of the home route would be another resource.
    <BrowserRouter basename={`${basePath}/`}>
      <LinkProvider component={RouterLink}>
        <RouterAddress>
          <TokenGate authcode={authcode}>
            <AppRoutes />
          </TokenGate>
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
        // Code that cannot be loaded is told by the route itself.
        preloadFlow(path).then(open, open)
      },
    }),
    [pathname, search, navigate],
  )
  return <AddressContext value={address}>{children}</AddressContext>
}
