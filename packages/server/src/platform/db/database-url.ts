const form = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^]*)$/

/**
 * Splits a `DATABASE_URL` into one address for each of its hosts. Null: the URL is invalid, or asks by
 * `target_session_attrs` for a kind of host that this server cannot look for, such as `standby`.
 */
export function addressesOf(url: string): readonly string[] | null {
  const [, start = '', hosts = '', rest = ''] = form.exec(url) ?? []
  const addresses = hosts.split(',').map((host) => start + host + rest)
  if (!addresses.every((address) => URL.canParse(address))) return null
  if (hosts.split(',').length > 1 && hosts.split(',').includes('')) return null
  const wanted = new URL(addresses[0] ?? '').searchParams.get('target_session_attrs')
  return wanted === null || writable.has(wanted) ? addresses : null
}

/** The values of libpq's option `target_session_attrs` that this server supports. */
const writable = new Set(['read-write', 'primary', 'any'])

/**
 * Whether the server must check at each new connection that the database accepts writes: if the database's address asks
 * for `read-write` or `primary`, or has several hosts.
 */
export function asksForWritable(url: string): boolean {
  return /[?&]target_session_attrs=(read-write|primary)\b/.test(url) || hostsOf(url).length > 1
}

/**
 * The hosts and ports of a database's address, as text for messages that must not contain the password. Empty: the
 * address is invalid.
 */
export function hostsOf(url: string): readonly string[] {
  return (addressesOf(url) ?? []).map((address) => {
    const { hostname, port } = new URL(address)
    return `${hostname}, port ${port || '5432'}`
  })
}
