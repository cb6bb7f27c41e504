/**
 * The address that the user types on a desktop, without a scheme: a host with the path of the page for device codes.
 * The host is that of `alternateUrl`, the seller's own address; otherwise the parent domain; otherwise the host of this
 * page, because the domain of a host cannot be derived from its name.
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
