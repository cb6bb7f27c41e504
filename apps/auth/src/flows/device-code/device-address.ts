/**
 * What to type on a desktop: the seller's own address, or the parent domain, with the path of the approval page.
 * Without a scheme, which nobody types. The parent domain is the page's own host, unless it is set: how many labels
 * of a host belong to its domain cannot be told from the host.
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
