import type { SizeBudgets } from '../../../tools/size.ts'

const entry = new URL('../dist/index.js', import.meta.url)
const client = (await import(entry.href)) as Record<string, unknown>

/** Exports that are not the function of an endpoint, so no case `createClient with …` measures them. */
const others = new Set([
  'ApiError',
  'createClient',
  'documentPath',
  'fillPath',
  'isApiError',
  'maxAddressLength',
  'maxNextLength',
  'nextAfterSignIn',
  'queryString',
  'safeNext',
  'shortUrlPath',
  'toFailure',
  'verifyRegistrationPath',
])
const endpoints = Object.keys(client).filter((name) => !others.has(name))

const using = (...names: readonly string[]) =>
  `export { ${names.join(', ')} } from '@vestibule/api-client'`

/**
 * Returns an error message if the bundle with the function `name` also contains other endpoints, which are recognised
 * by the paths of their calls. Undefined: it contains none.
 */
function otherEndpoints(name: string, code: string): string | undefined {
  const paths = code.match(/\/(?:auth_api|documentation_api|issueapi|ws_admin_panel)\/[\w/:]+/g)
  const left = new Set(paths)
  // Every client contains the path of the configuration, from which it renews its CSRF token.
  left.delete('/auth_api/v1/config/')
  const own = name === 'getEnvironment' ? 2 : 1
  return left.size > own ? `the bundle also holds ${[...left].join(', ')}` : undefined
}

export default {
  intro: `Bytes after rolldown, minified, brotli; ky and valibot included. Written by \`pnpm size\`, which fails over budget, and when
the bundle with one endpoint holds another's path.`,
  cases: [
    { name: 'ky alone', source: `export { default } from 'ky'` },
    { name: 'safeNext alone', source: using('safeNext') },
    { name: 'createClient', source: using('createClient') },
    {
      name: `createClient with all ${endpoints.length} endpoints`,
      budget: 16_900,
      source: using('createClient', ...endpoints),
    },
    ...endpoints.map((name) => ({
      name: `createClient with ${name}`,
      budget: 12_000,
      source: using('createClient', name),
      wrong: (code: string) => otherEndpoints(name, code),
    })),
  ],
} satisfies SizeBudgets
