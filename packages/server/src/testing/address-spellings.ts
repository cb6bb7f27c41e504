const beginnings = [
  '//dv/',
  '///dv/',
  '/dv%2f',
  '/dv%2F',
  '/%2fdv/',
  '/%2Fdv%2F',
  '/dv%252f',
  '/%2564v/',
  '/dv;x/',
  '/;x/dv/',
  '/%3bx/dv/',
  '/dv%3bx/',
  '/DV/',
  '/Dv/',
  '/dv%20/',
  '/%20dv/',
  '/dv%09/',
  '/dv%0a/',
  '/d%0dv/',
  '/%7fdv/',
  '/dv%00/',
  '/dv./',
  '/%ef%bd%84%ef%bd%96/',
  '/dv%e2%80%8b/',
  '//host/dv/',
  '//user@host:80/dv/',
  '/%2fhost/dv/',
  '/./dv/',
  '/%2e/dv/',
  '/x/../dv/',
  '/x/..%2fdv/',
  '/x/..;/dv/',
  '/x%2f..%2fdv/',
  '/x/%252e%252e/dv/',
  '/\\dv/',
  '/%5cdv/',
  '/dv\\',
  '/dv%5c',
  '/dv//',
  '/dv/;x/',
  '/dv/./',
  '/dv/open/../',
  '/dv/open%2f..%2f',
  '/dv/open/dv/',
  '/dv/open//dv/',
] as const

/** Paths in which some apps find the dataset, although the paths do not begin with `/dv/{dataset}/`. */
export const spellingsOf = (dataset: string, rest: string) => [
  ...beginnings.map((beginning) => `${beginning}${dataset}${rest}`),
  `/%2fdv%2f${dataset}${rest.replaceAll('/', '%2f')}`,
  `/dv/${dataset};x${rest}`,
  `/dv/${dataset}%3bx${rest}`,
  `/dv/${dataset}%2f${rest}`,
  `/dv/${dataset}%20${rest}`,
  `/dv/${dataset}%2520${rest}`,
  `/dv/${dataset}%09${rest}`,
]

type Reader = (path: string) => string | null

const beforeQuery = (path: string) => path.replace(/[?#].*$/s, '')
/** Percent-decodes a text once, and keeps malformed sequences as they are. */
const unquoted = (text: string) => {
  const bytes = Buffer.from(text).toString('latin1')
  const decoded = bytes.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  return Buffer.from(decoded, 'latin1').toString()
}

/** The dataset in the decoded segments of a path: the second segment, if the first one is `dv`. */
const datasetIn = (segments: readonly string[]) => {
  const [first, second = ''] = segments
  return first === 'dv' && second !== '' ? second : null
}
const segmentsIn = (path: string) => path.split('/').filter((segment) => segment !== '')
const resolved = (path: string) => {
  const kept: string[] = []
  for (const segment of segmentsIn(path)) {
    if (segment === '..') kept.pop()
    else if (segment !== '.') kept.push(segment)
  }
  return kept
}

/** Ways in which servers and apps read the path of a request. Each returns the dataset that it finds there, or null. */
export const readers: Readonly<Record<string, Reader>> = {
  'literal segments': (path) => datasetIn(beforeQuery(path).slice(1).split('/').map(unquoted)),
  'nginx: decode, merge slashes, resolve dots': (path) =>
    datasetIn(resolved(unquoted(beforeQuery(path)))),
  'two of nginx in a row': (path) =>
    datasetIn(resolved(unquoted(`/${resolved(unquoted(beforeQuery(path))).join('/')}`))),
  'Caddy: decode, clean, ignore case': (path) => {
    const [first = '', ...more] = resolved(unquoted(beforeQuery(path)))
    return datasetIn([first.toLowerCase(), ...more])
  },
  'Node: new URL(path, base)': (path) => {
    if (!URL.canParse(path, 'http://app')) return null
    const [first = '', ...more] = new URL(path, 'http://app').pathname.slice(1).split('/')
    return datasetIn([first, ...more].map(unquoted))
  },
  'Python: WSGI unquotes, the router merges slashes': (path) =>
    datasetIn(segmentsIn(unquoted(beforeQuery(path)))),
  'Tomcat: parameters go, then decode and resolve': (path) =>
    datasetIn(resolved(unquoted(beforeQuery(path).replace(/;[^/]*/g, '')))),
  'IIS: backslashes, any case, no trailing dots or blanks': (path) => {
    const plain = resolved(unquoted(beforeQuery(path)).replaceAll('\\', '/'))
    const [first = '', ...more] = plain.map((segment) => segment.replace(/[. ]+$/, ''))
    return datasetIn([first.toLowerCase(), ...more])
  },
  'a router that trims': (path) =>
    datasetIn(segmentsIn(unquoted(beforeQuery(path))).map((segment) => segment.trim())),
}
