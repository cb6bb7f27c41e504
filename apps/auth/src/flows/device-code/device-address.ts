/**
 * What to type on a desktop: the seller's own address, or the parent domain, with the path of the approval page.
 * Without a scheme, which nobody types.
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
  const base = alternateUrl || parentDomain || parentOf(host)
  return base.replace(/^https?:\/\//, '').replace(/\/+$/, '') + path
}

/** `platform.example` of `lab.platform.example`; an address of numbers or of one name has no parent. */
function parentOf(host: string): string {
  const [first = '', ...rest] = host.split('.')
  const isNumeric = /^[\d.:[\]a-f]+$/i.test(host)
  return rest.length < 2 || isNumeric ? host : host.slice(first.length + 1)
}
