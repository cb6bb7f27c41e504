import { servicePaths } from '@vestibule/api-client/contract'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import type { LinkElementProps } from '@vestibule/ui/link'
import { forwardRef } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** Paths of this origin that other services answer, not the shell. */
const foreign = new RegExp(String.raw`^/(auth|${servicePaths.join('|')})(/|$|\?|#)`)

/** Whether the router may open a URL: only pages of the shell in the same dataset. */
export function staysHere(href: string, pathname: string): boolean {
  if (!/^\/(?![/\\])/.test(href) || foreign.test(href)) return false
  // Another dataset loads the page anew, so that no data of the previous dataset stays in memory.
  return datasetIdIn(href) === datasetIdIn(pathname)
}

/**
 * The link component of the whole shell. The router opens links within the same dataset; any other link loads the page.
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
