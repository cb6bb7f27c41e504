import type { LinkElementProps } from '@vestibule/ui/link'
import { forwardRef, useMemo, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AddressContext, type Address } from './address.ts'

export interface RouterAddressProps {
  /**
   * Loads the code of a route before the route is opened. If loading fails, the route is opened nevertheless and shows
   * an error.
   */
  readonly preload?: (path: string) => Promise<unknown>
  readonly children: ReactNode
}

/** Tells the screens which route the router shows, and lets them open other routes. */
export function RouterAddress({ preload, children }: RouterAddressProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo<Address>(
    () => ({
      path: pathname,
      search,
      open(path, options) {
        const open = () => void navigate(path, options)
        if (preload) preload(path).then(open, open)
        else open()
      },
    }),
    [pathname, search, navigate, preload],
  )
  return <AddressContext value={address}>{children}</AddressContext>
}

/** Renders links of the design system with the router. The `href` is a route of the sign-in app. */
export const RouteLink = forwardRef<HTMLAnchorElement, LinkElementProps>(
  ({ href, ...rest }, ref) => <Link ref={ref} to={href} {...rest} />,
)
RouteLink.displayName = 'RouteLink'
