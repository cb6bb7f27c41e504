import { servicePaths } from '@vestibule/api-client/contract'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import type { LinkElementProps } from '@vestibule/ui/link'
import { forwardRef } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** Matches paths of this origin that the sign-in app or a service answers, not the shell. */
const foreign = new RegExp(String.raw`^/(auth|${servicePaths.join('|')})(/|$|\?|#)`)

/**
 * Whether the router may open a URL from the page with this path: the URL leads to a page of the shell in the same
 * dataset.
 */
export function staysHere(href: string, pathname: string): boolean {
  if (!/^\/(?![/\\])/.test(href) || foreign.test(href)) return false
  // For another dataset the browser must load the page anew, so that no data of the previous dataset stays in memory.
  return datasetIdIn(href) === datasetIdIn(pathname)
}

/**
 * The link component of the shell. The router opens links within the same dataset; any other link, and a link with a
 * `target`, is opened by the browser, which loads the page.
 */
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
