/**
 * The address that the user types on a desktop, without a scheme: the seller's host, or the parent domain, with the
 * path of the page for device codes. If no parent domain is set, the host is that of the page, because the domain of a
 * host cannot be derived from its name.
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
