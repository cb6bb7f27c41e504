import { datasetIdIn } from '@vestibule/session'
import type { LinkElementProps } from '@vestibule/ui/link'
import { forwardRef } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** Paths that this origin answers with something else than the shell. */
const foreign =
  /^\/(auth|auth_api|documentation_api|issueapi|static|t|turl|ws_admin_panel)(\/|$|\?|#)/

/** Whether the router may go there: a page of the shell in the same dataset. */
export function staysHere(href: string, pathname: string): boolean {
  if (!/^\/(?![/\\])/.test(href) || foreign.test(href)) return false
  // Another dataset is a full navigation: nothing of the first one may stay in memory.
  return datasetIdIn(href) === datasetIdIn(pathname)
}

/** Every link of the shell: within the page where it can be, a full navigation where it must be. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkElementProps>(
  ({ href, children, ...rest }, ref) => {
    const { pathname } = useLocation()
    const here = staysHere(href, pathname) && rest.target === undefined
    return here ? (
      <Link ref={ref} to={href} {...rest}>
        {children}
      </Link>
    ) : (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    )
  },
)
RouterLink.displayName = 'RouterLink'
