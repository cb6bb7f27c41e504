import { createServer, request as ask, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const line = '<script src="/.vestibule/session.js" defer></script>'
const form = `<h1>Notes of a plain app</h1>
<form><label>Notes <textarea name="notes"></textarea></label></form>`
const page = (head: string, body = form) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title>${head}</head><body><main>${body}</main></body></html>`

/** What old libraries and careless pages do to the objects that every script of a page shares. */
const polluting = `
  Object.prototype.extra = function () {}
  Object.prototype.toJSON = function () { return 'no' }
  Array.prototype.toJSON = function () { return '[]' }
  String.prototype.toJSON = function () { return '"' + this + '"' }
  Array.from = Array.of = function () { return [] }
  for (const name of ['map', 'filter', 'forEach', 'reduce', 'find', 'includes', 'indexOf', 'slice', 'some', 'every', 'concat', 'join', 'push'])
    Array.prototype[name] = function () { throw new Error('not yours: ' + name) }
  Function.prototype.bind = function () { throw new Error('not yours: bind') }
  window.fetch = function () { throw new Error('not yours: fetch') }
  window.JSON = { parse: function () { throw new Error('no') }, stringify: function () { throw new Error('no') } }
  window.open = function () { throw new Error('not yours: open') }
  document.createElement = document.createElement
  window.vestibule = 'theirs'
  window.onerror = function (message) { document.title = message }
`

/**
 * The pages of the app, without React and without a build. The page `/own` loads the session script itself; the
 * platform adds the script to the others.
 */
const pages: Readonly<Record<string, { readonly html: string; readonly policy?: string }>> = {
  '/': { html: page('') },
  '/own': { html: page(line) },
  '/strict': {
    html: page('<script src="pages.js"></script>'),
    policy:
      "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  },
  '/closed': { html: page(''), policy: "default-src 'none'" },
  '/polluted': { html: page('<script src="polluting.js"></script>') },
  '/dressed': {
    html: page(
      '<link rel="stylesheet" href="dressed.css">',
      `${form}<div style="height:3000px"></div>`,
    ),
  },
  '/around': {
    html: page('', '<h1>Around</h1><iframe src="./" title="Inside"></iframe>'),
  },
}
const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/pages.js': ['text/javascript', 'document.title = "Strict"'],
  '/polluting.js': ['text/javascript', polluting],
  '/dressed.css': [
    'text/css',
    '*{all:unset!important;display:none!important;visibility:hidden!important;font-size:1px!important}html,body{display:block!important;transform:scale(1)!important}',
  ],
}

/** An app that knows nothing of the platform. */
export const plainApp: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://app.example')
  const [type, text] = files[pathname] ?? []
  const {
    html,
    policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'",
  } = pages[pathname] ?? {}
  if (text === undefined && html === undefined) return void response.writeHead(404).end()
  response.setHeader('Content-Type', type ?? 'text/html; charset=utf-8')
  if (html !== undefined) response.setHeader('Content-Security-Policy', policy)
  response.end(text ?? html)
}

export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

export async function listenOn(listener: RequestListener): Promise<Listening> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * A proxy in front of the app's own origin. It asks the platform's gate (`/auth_api/v1/gate/`) about each request, and
 * gives the app only those that the gate allows. Requests below `/.vestibule/` go to the platform.
 */
export function gatedProxy(platform: string, app: string): RequestListener {
  return (request, response) => {
    const isPlatforms = request.url?.startsWith('/.vestibule/') === true
    const { hostname, port } = new URL(platform)
    const asked = ask(
      {
        hostname,
        port,
        path: isPlatforms ? request.url : `/auth_api/v1/gate/${app}/`,
        method: isPlatforms ? request.method : 'GET',
        headers: {
          ...request.headers,
          'x-forwarded-proto': 'http',
          'x-forwarded-host': request.headers.host,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-method': request.method,
          'x-forwarded-uri': request.url,
        },
      },
      (answer) => {
        if (!isPlatforms && answer.statusCode === 204) return plainApp(request, response)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    asked.on('error', () => response.writeHead(502).end())
    if (isPlatforms) request.pipe(asked)
    else asked.end()
  }
}
