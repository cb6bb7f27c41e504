import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { bundle, entryOf, pageHtml, readmeBlock, typeOf } from './bundle.ts'
import type { Counterpart } from './counterpart.ts'
import { listen } from './listen.ts'

/** The smallest backend with sessions: it sets a cookie and keeps the sessions in memory. */
export interface PlainServer extends Counterpart {
  /** Makes the backend give this answer when a page asks for the session; null: the real session. */
  readonly answerWith: (answer: unknown) => void
}

export async function startPlainServer(): Promise<PlainServer> {
  const app = await bundle(entryOf('main.tsx'), {
    backend: readmeBlock('Plain `fetch`', '// backend.ts'),
  })
  const sessions = new Map<string, { userId: string; endsAtMs: number }>()
  let lie: unknown = null

  const idOf = (request: IncomingMessage) =>
    /(?:^|; )session=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const sessionOf = (request: IncomingMessage) => {
    const session = sessions.get(idOf(request))
    return session && session.endsAtMs > Date.now() ? session : undefined
  }

  const server = await listen()
  server.answer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body)
    const session = sessionOf(request)
    const file = app.get(pathname)
    if (file !== undefined) return send(200, typeOf(pathname), file)
    if (pathname === '/api/session') {
      if (!session) return send(401, 'text/plain', '')
      return send(200, 'application/json', JSON.stringify(lie ?? session))
    }
    if (pathname === '/api/patients') return send(session ? 200 : 401, 'text/plain', '')
    if (pathname === '/api/sign-out') {
      sessions.delete(idOf(request))
      return send(204, 'text/plain', '')
    }
    if (pathname !== '/sign-in') return send(200, 'text/html', pageHtml())
    const user = searchParams.get('user')
    if (user === null) {
      const next = searchParams.get('next') ?? '/'
      const fields = `<input type="hidden" name="next" value="${next.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
      return send(
        200,
        'text/html',
        `<form>${fields}<label>User <input name="user"></label><button>Sign in</button></form>`,
      )
    }
    const id = randomUUID()
    sessions.set(id, { userId: user, endsAtMs: Date.now() + 12 * 3_600_000 })
    response.writeHead(303, {
      location: searchParams.get('next') ?? '/',
      'set-cookie': `session=${id}; HttpOnly; SameSite=Lax; Path=/`,
    })
    return response.end()
  })

  return {
    origin: server.origin,
    answerWith: (answer) => {
      lie = answer
    },
    signIn: async (page, user) => {
      await page.getByLabel('User').fill(user)
      await page.getByRole('button', { name: 'Sign in' }).click()
    },
    endIn: async (seconds) => {
      for (const session of sessions.values()) session.endsAtMs = Date.now() + seconds * 1000
    },
    revoke: async () => sessions.clear(),
    userIdOf: (user) => user,
    close: server.close,
  }
}
