/**
 * Whether a content security policy lets a page of `origin` load a script from the path `path` of that origin, and send
 * requests to it.
 */
export function allowsOwn(policy: string, origin: string, path: string): boolean {
  // One header may hold several policies, separated by commas. Browsers enforce all of them, so each has to allow the
  // script.
  return policy.split(',').every((one) => {
    const directives = readPolicy(one)
    const sources = (...names: readonly string[]) =>
      names.map((name) => directives.get(name)).find((list) => list !== undefined)
    const scripts = sources('script-src-elem', 'script-src', 'default-src')
    const calls = sources('connect-src', 'default-src')
    const sandbox = directives.get('sandbox')
    return (
      (sandbox === undefined ||
        ['allow-scripts', 'allow-same-origin'].every((flag) => sandbox.includes(flag))) &&
      // With `strict-dynamic` only scripts with a nonce or a hash run, whatever other sources the policy names.
      !scripts?.includes("'strict-dynamic'") &&
      names(scripts, origin, path) &&
      names(calls, origin, '/')
    )
  })
}

function readPolicy(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const directive of policy.split(';')) {
    const [name = '', ...values] = directive.trim().toLowerCase().split(/\s+/)
    // If a directive is given twice, browsers use the first.
    if (name !== '' && !directives.has(name)) directives.set(name, values)
  }
  return directives
}

/**
 * Whether the sources of a policy's directive include the path `path` of `origin`. True without a directive (`sources`
 * undefined), false for sources that this server cannot interpret.
 */
function names(sources: readonly string[] | undefined, origin: string, path: string): boolean {
  if (sources === undefined) return true
  const { protocol, hostname, host } = new URL(origin)
  return sources.some((source) => {
    if (source === "'self'" || source === '*') return true
    if (source === protocol || (source === 'http:' && protocol === 'https:')) return true
    const [, scheme, name = '', below = ''] =
      /^(?:(https?):\/\/)?([^/]+)(\/.*)?$/.exec(source) ?? []
    const isHost =
      name === host ||
      (name.startsWith('*.') && !name.includes(':') && hostname.endsWith(name.slice(1)))
    const isPath = below === '' || below === '/' || (below.endsWith('/') && path.startsWith(below))
    return isHost && isPath && (scheme === undefined || `${scheme}:` === protocol)
  })
}
