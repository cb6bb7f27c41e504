import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, it as base, expect } from 'vitest'
import { installFromDebian } from '../../../tools/debian.mjs'
import { cookieJar } from '../interop/django/cookie-jar.ts'
import {
  createClient,
  getAuthenticated,
  getConfig,
  getProfile,
  login,
  logout,
} from '../src/index.ts'

/** Debian's Django works only with Debian's Python, which may not be the first in the path. */
const pythons = process.env['PYTHON'] ? [process.env['PYTHON']] : ['python3', '/usr/bin/python3']
const findPython = () =>
  pythons.find((name) => spawnSync(name, ['-c', 'import django']).status === 0)

/** Installs Django if this machine lacks it, so that no machine leaves these tests out without need. */
function pythonWithDjango() {
  const found = findPython()
  if (found) return found
  installFromDebian('python3-django')
  return findPython()
}
const python = pythonWithDjango()
const credentials = { email: 'ada@acme.example', password: 'correct horse battery staple' }

const it = base.extend<{ origin: string }>({
  origin: async ({ skip }, provide) => {
    if (!python) skip(`${pythons.join(' and ')} cannot import django (Debian: python3-django)`)
    const script = fileURLToPath(new URL('../interop/django/server.py', import.meta.url))
    const server = spawn(python as string, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = once(server, 'exit')
    const [line] = (await Promise.race([
      once(server.stdout, 'data'),
      ended.then(() => Promise.reject(new Error('The Django server did not start'))),
    ])) as [Buffer]
    await provide(String(line).trim())
    server.stdin.end()
    await ended
  },
})

function browserAt(origin: string) {
  const jar = cookieJar()
  const client = createClient({ origin, fetch: jar.fetch, cookies: jar.scriptCookies })
  return { jar, client }
}

describe('against Django with its CSRF middleware', { timeout: 60_000 }, () => {
  it('signs in, follows the rotated token, and signs out', async ({ origin }) => {
    const { jar, client } = browserAt(origin)
    expect(await getAuthenticated(client)).toMatchObject({ kind: 'signedOut' })
    expect(await getConfig(client)).toMatchObject({ kind: 'loaded' })
    const tokenBefore = jar.scriptCookies()
    expect(tokenBefore).toMatch(/^csrftoken=\w+$/)

    expect(await login(client, { ...credentials, password: 'wrong' })).toMatchObject({
      kind: 'wrongCredentials',
      error: { userMessage: 'Invalid Credentials' },
    })
    expect(await login(client, credentials)).toEqual({ kind: 'signedIn', redirectUrl: '/' })
    expect(jar.names()).toContain('sessionid')
    expect(jar.scriptCookies()).not.toBe(tokenBefore)
    expect(jar.scriptCookies()).not.toContain('sessionid')

    expect(await getAuthenticated(client)).toEqual({ kind: 'signedIn' })
    expect(await getProfile(client)).toMatchObject({ value: { first_name: 'Ada' } })
    expect(await logout(client)).toEqual({ kind: 'signedOut' })
    expect(await getProfile(client)).toMatchObject({ kind: 'notSignedIn' })
  })

  it('is refused without the token, and with the one from before the sign-in', async ({
    origin,
  }) => {
    const { jar, client } = browserAt(origin)
    const refused = { kind: 'forbidden', error: { status: 403, code: null } }
    expect(await login(client, credentials)).toMatchObject(refused)
    await getConfig(client)
    const stale = jar.scriptCookies()
    await login(client, credentials)
    const late = createClient({ origin, fetch: jar.fetch, cookies: () => stale })
    expect(await logout(late)).toMatchObject({ kind: 'failed', error: { status: 403 } })
    expect(await getAuthenticated(client)).toEqual({ kind: 'signedIn' })
  })
})
