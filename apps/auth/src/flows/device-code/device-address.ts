/**
 * The address that the user types on a desktop: the seller's own, or the parent domain, with the path of the approval
 * page, and without a scheme. If no parent domain is set, it is the page's own host, because the domain of a host
 * cannot be derived from its name.
 */
export function deviceAddress({
  alternateUrl,
  parentDomain,
  host,
  path,
}: {
  readonly alternateUrl: string | null | undefined
  readonly parentDomain: string | null
  readonly host: string
  readonly path: string
}): string {
  const base = alternateUrl || parentDomain || host
  return base.replace(/^https?:\/\//, '').replace(/\/+$/, '') + path
}
