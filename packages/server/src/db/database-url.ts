const form = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^]*)$/

/** One address for each host of a `DATABASE_URL`; null where it cannot be used. */
export function addressesOf(url: string): readonly string[] | null {
  const [, start = '', hosts = '', rest = ''] = form.exec(url) ?? []
  const addresses = hosts.split(',').map((host) => start + host + rest)
  if (!addresses.every((address) => URL.canParse(address))) return null
  if (hosts.split(',').length > 1 && hosts.split(',').includes('')) return null
  const wanted = new URL(addresses[0] ?? '').searchParams.get('target_session_attrs')
  return wanted === null || writable.has(wanted) ? addresses : null
}

/** Values of libpq's parameter that this server can do with. */
const writable = new Set(['read-write', 'primary', 'any'])

/** Whether a connection has to be asked if it takes writes: always where there are several hosts to choose from. */
export function asksForWritable(url: string): boolean {
  return /[?&]target_session_attrs=(read-write|primary)\b/.test(url) || hostsOf(url).length > 1
}

/** Hosts and ports, to be shown: never the password. */
export function hostsOf(url: string): readonly string[] {
  return (addressesOf(url) ?? []).map((address) => {
    const { hostname, port } = new URL(address)
    return `${hostname}, port ${port || '5432'}`
  })
}
