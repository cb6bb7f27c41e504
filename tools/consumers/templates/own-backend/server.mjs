// The backend of an app with its own accounts: session cookies and the built pages.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } })
const accounts = { ada: 'Quiet-Doorway-26!' }
const patients = ['Ines', 'Tomas', 'Wren']
const sessions = new Map()
const lengthMs = 12 * 3_600_000
const lengthOnSharedComputerMs = 10_000

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  const [, id] = /(?:^|; )session=([^;]*)/.exec(request.headers.cookie ?? '') ?? []
  const stored = sessions.get(id)
  const session = stored && stored.endsAtMs > Date.now() ? stored : undefined
  const send = (status, body, headers = {}) => response.writeHead(status, headers).end(body)
  const sendJson = (value) =>
    send(200, JSON.stringify(value), { 'content-type': 'application/json' })

  if (pathname.startsWith('/api/') && !session) return send(401, 'Sign in first')
  switch (`${request.method} ${pathname}`) {
    case 'GET /api/session':
      return sendJson(session)
    case 'GET /api/patients':
      return sendJson(patients)
    case 'POST /api/sign-out':
      sessions.delete(id)
      return send(204)
    case 'GET /sign-in':
      return send(200, signInPage(searchParams.get('next') ?? '/'), { 'content-type': 'text/html' })
    case 'POST /sign-in': {
      const form = new URLSearchParams(await bodyOf(request))
      const user = form.get('user')
      if (!accounts[user] || accounts[user] !== form.get('password')) return send(403, 'No')
      const started = randomUUID()
      const length = form.has('shared') ? lengthOnSharedComputerMs : lengthMs
      sessions.set(started, { userId: user, endsAtMs: Date.now() + length })
      const next = new URL(form.get('next'), `http://${request.headers.host}`)
      return send(303, '', {
        location: `${next.pathname}${next.search}`,
        'set-cookie': `session=${started}; HttpOnly; SameSite=Lax; Path=/`,
      })
    }
    default:
      return sendFile(pathname, send)
  }
}).listen(Number(values.port), 'localhost')

async function bodyOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const signInPage = (next) => `<!doctype html>
<html lang="en">
  <title>Sign in</title>
  <link rel="icon" href="data:," />
  <form method="post" action="/sign-in">
    <input type="hidden" name="next" value="${escaped(next)}" />
    <label>User <input name="user" autocomplete="username" /></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" /></label>
    <label><input name="shared" type="checkbox" /> This computer is shared</label>
    <button>Sign in</button>
  </form>
</html>`

const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2', html: 'text/html' }

function sendFile(pathname, send) {
  const file = /^\/assets\/[\w.-]+$/.test(pathname) ? pathname : 'index.html'
  const type = types[file.split('.').at(-1)] ?? 'application/octet-stream'
  return send(200, readFileSync(join(import.meta.dirname, 'dist', file)), { 'content-type': type })
}
