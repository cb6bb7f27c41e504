import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findDebianTool } from '../../../../tools/debian.mjs'
import { freePort } from '../testing/free-port.ts'
import { startTestServer } from '../testing/index.ts'
import { exchange } from '../testing/plain-fetch.ts'
import { runCaddy } from '../testing/proxies/proxies.ts'
import { runCommand } from '../testing/run-command.ts'
import { paths } from '../testing/sign-in-steps.ts'

const caddy = findDebianTool('caddy', 'caddy')

describe.skipIf(caddy === undefined)('the Caddyfile of vestibule init', () => {
  it('serves all by https; by http it leads pages there and refuses calls (promise 155)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vestibule-init-'))
    await runCommand(['init', '--dir', folder])
    const written = await readFile(join(folder, 'Caddyfile'), 'utf8')
    const ports = { own: await freePort(), http: await freePort() }
    const PUBLIC_ORIGIN = `https://localhost:${ports.own}`
    const server = await startTestServer({ settings: { publicOrigin: PUBLIC_ORIGIN } })
    // The address of the containers is the name of a network that is not here.
    const here = written.replace(/dynamic a \{[^}]*\}/, `to 127.0.0.1:${server.port}`)
    expect(here).not.toBe(written)
    const proxy = await runCaddy(caddy ?? '', here, ports, { PUBLIC_ORIGIN })
    try {
      const at = (origin: string, path: string, method = 'GET', headers: string[] = []) =>
        exchange(origin + path, { method, headers, ca: proxy.ca })
      expect((await at(PUBLIC_ORIGIN, '/healthz')).status).toBe(200)
      const http = `http://localhost:${ports.http}`
      const led = await at(http, '/auth/signin?next=%2Fa')
      expect([led.status, led.headers.get('location')]).toEqual([
        308,
        `${PUBLIC_ORIGIN}/auth/signin?next=%2Fa`,
      ])
      const elsewhere = await at(http, '//evil.example/')
      expect(elsewhere.headers.get('location')).toBe(`${PUBLIC_ORIGIN}//evil.example/`)
      const refused = [
        await at(http, paths.me),
        await at(http, '/AUTH_API/v1/config/'),
        await at(http, '//auth_api/v1/config/'),
        await at(http, '/documentation_api/v1/get_document'),
        await at(http, paths.login, 'POST'),
        await at(http, '/auth/signin', 'POST'),
        await at(http, '/data/', 'GET', ['authorization', 'Bearer vst_x']),
      ]
      expect(refused.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
        refused.map(() => [403, null]),
      )
    } finally {
      await proxy.close()
      await server.close()
      await rm(folder, { recursive: true })
    }
  })
})
