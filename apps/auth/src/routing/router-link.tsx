import type { LinkElementProps } from '@vestibule/ui/link'
import { forwardRef } from 'react'
import { Link } from 'react-router-dom'

/** Links of the design system, by the router: an `href` is one of the app's own routes. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkElementProps>(
  ({ href, ...rest }, ref) => <Link ref={ref} to={href} {...rest} />,
)
RouterLink.displayName = 'RouterLink'
