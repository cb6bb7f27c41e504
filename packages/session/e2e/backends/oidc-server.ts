import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider'
import { bundle, entryOf, pageHtml, readmeBlock, typeOf } from './bundle.ts'
import type { Counterpart } from './counterpart.ts'
import { listen } from './listen.ts'

const heading = 'OpenID Connect, with `oidc-client-ts`'

/**
 * Starts `oidc-provider`, a certified provider of OpenID Connect, and at another origin an app that
 * signs in with it.
 */
export async function startOidc(): Promise<Counterpart> {
  let lengthS = 12 * 3600
  let signedInAtS = 0
  const rows = new Map<string, AdapterPayload>()
  const issuer = await listen()
  const app = await listen()

  const provider = new Provider(issuer.origin, {
    adapter: (model: string) => adapterFor(model, rows),
    clients: [
      {
        client_id: 'cohort-explorer',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${app.origin}/sign-in/callback`],
        post_logout_redirect_uris: [`${app.origin}/`],
      },
    ],
    clientBasedCORS: (_ctx, origin) => origin === app.origin,
    cookies: { keys: ['a key for tests'] },
    // The provider's default lifetimes, in seconds. If one of them is not set, the provider writes a notice to the
    // console.
    ttl: { Interaction: 3600, Session: 86_400, Grant: 86_400, AccessToken: 3600, IdToken: 3600 },
  })
  provider.on('authorization.success', (ctx) => {
    signedInAtS = ctx.oidc.session?.loginTs ?? signedInAtS
  })
  issuer.answer(provider.callback())

  const recipe = readmeBlock(heading, '// backend.ts')
    .replace('https://login.example.org', issuer.origin)
    .replace('12 * 3600', "await (await fetch('/test/session-length')).json()")
  const modules = { backend: recipe, 'sign-in': readmeBlock(heading, '// sign-in.ts') }
  const main = await bundle(entryOf('main.tsx'), modules)
  const signIn = await bundle(entryOf('sign-in-page.ts'), modules)

  app.answer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', app.origin)
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type }).end(body)
    const file = pathname === '/sign-in.js' ? signIn.get('/app.js') : main.get(pathname)
    if (file !== undefined) return send(200, typeOf(pathname), file)
    if (pathname === '/test/session-length') return send(200, 'application/json', `${lengthS}`)
    if (pathname.startsWith('/sign-in/'))
      return send(200, 'text/html', pageHtml().replace('/app.js', '/sign-in.js'))
    if (pathname !== '/api/patients') return send(200, 'text/html', pageHtml())
    // The app's server has no keys to check a token itself, so it asks the provider whether the token is valid.
    return fetch(`${issuer.origin}/me`, {
      headers: { authorization: request.headers.authorization ?? '' },
    }).then((answer) => send(answer.ok ? 200 : 401, 'text/plain', ''))
  })

  return {
    origin: app.origin,
    signIn: async (page, user) => {
      await page.getByPlaceholder('Enter any login').fill(user)
      await page.getByPlaceholder('and password').fill('any')
      await page.getByRole('button', { name: 'Sign-in' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    endIn: async (seconds) => {
      lengthS = Math.round(Date.now() / 1000) - signedInAtS + seconds
    },
    revoke: async () => rows.clear(),
    userIdOf: (user) => user,
    close: async () => {
      await issuer.close()
      await app.close()
    },
  }
}

/** A store in memory for the provider. The test can empty it. */
function adapterFor(model: string, rows: Map<string, AdapterPayload>): Adapter {
  const find = async (field: 'uid' | 'userCode' | 'grantId', value: string) =>
    [...rows].find(([key, row]) => key.startsWith(`${model}:`) && row[field] === value)?.[1]
  return {
    upsert: async (id, payload) => void rows.set(`${model}:${id}`, payload),
    find: async (id) => rows.get(`${model}:${id}`),
    findByUid: (uid) => find('uid', uid),
    findByUserCode: (code) => find('userCode', code),
    destroy: async (id) => void rows.delete(`${model}:${id}`),
    consume: async (id) => {
      const row = rows.get(`${model}:${id}`)
      if (row) row.consumed = Math.floor(Date.now() / 1000)
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
    },
  }
}
