import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDebianTool } from '../../../../../tools/debian.mjs'
import { spellingsOf } from '../../testing/address-spellings.ts'
import { freePort } from '../../testing/free-port.ts'
import { pageHeaders, signedInVisitor, visitor } from '../../testing/gate-calls.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { startFileNginx, type Nginx } from '../../testing/proxies/nginx.ts'
import { exchange } from '../../testing/plain-fetch.ts'
import { gateProxies } from '../../testing/proxies/gate-proxies.ts'
import type { Proxy } from '../../testing/proxies/proxies.ts'
import { demo } from '../../testing/sign-in-steps.ts'

const nginx = findDebianTool('nginx', 'nginx-light')

describe.each(nginx === undefined ? [] : gateProxies)(
  'a folder of nginx, gated by $name',
  ({ program, start }) => {
    const root = mkdtempSync(join(tmpdir(), 'vestibule-folder-'))
    let server: TestServer
    let proxy: Proxy
    let app: Nginx
    let platform: string
    let own: string
    let cookies: Readonly<Record<string, string>>

    beforeAll(async () => {
      for (const dataset of ['northfield_oncology', 'secret_ds']) {
        for (const parent of ['dv', 'DV', 'dv ']) {
          mkdirSync(join(root, parent, dataset), { recursive: true })
          writeFileSync(join(root, parent, dataset, 'data.csv'), `rows of ${dataset}`)
        }
      }
      writeFileSync(join(root, 'healthz'), 'ok')
      app = await startFileNginx(nginx ?? '', root)
      const ports = { own: await freePort(), http: await freePort(), app: app.port }
      platform = `https://platform.localhost:${ports.own}`
      own = `https://hello.platform.localhost:${ports.own}`
      const settings = { publicOrigin: platform, trustedProxyHops: 1 }
      server = await startTestServer({ settings })
      const resource = { url: 'hello', mount: { kind: 'page' }, gate: { origin: own } }
      const secret = { name: 'secret_ds', display_name: 'Secret' }
      await server.import({
        resources: [
          { to: ['northfield'], resourcetype: 'AppResource', resource } as never,
          { to: ['calder'], resourcetype: 'DatasetResource', resource: secret } as never,
        ],
      })
      proxy = await start(program, { ...ports, vestibule: server.port })
      const ada = await signedInVisitor(platform, demo.password, proxy.ca)
      const there = await visitor(own, proxy.ca)
      there.cookies.clear()
      const enter = (await there.get('/.vestibule/enter?to=%2F', pageHeaders)).headers
      const ticket = (await ada.get(pathIn(enter), pageHeaders)).headers
      await there.get(pathIn(ticket), pageHeaders)
      cookies = { [platform]: headerOf(ada.cookies), [own]: headerOf(there.cookies) }
    })
    afterAll(async () => {
      await proxy.close()
      await server.close()
      await app.close()
      rmSync(root, { recursive: true })
    })

    const read = async (origin: string, path: string) => {
      const headers = ['cookie', cookies[origin] ?? '']
      const answer = await exchange(origin, { ca: proxy.ca, path, headers })
      return { status: answer.status, text: await answer.text() }
    }

    it('promise 95: no spelling of a dataset’s address opens what the dataset’s address does not', async () => {
      const open = await read(own, '/dv/northfield_oncology/data.csv')
      expect(open).toEqual({ status: 200, text: 'rows of northfield_oncology' })
      for (const path of ['/dv/secret_ds/data.csv', ...spellingsOf('secret_ds', '/data.csv')]) {
        const answers = await Promise.all([
          read(own, path),
          read(platform, `/hello${path}`),
          read(platform, path),
        ])
        expect([path, answers[0].status]).toEqual([path, expect.toBeOneOf([400, 403])])
        for (const { text } of answers) {
          expect([path, text]).not.toEqual([path, expect.stringContaining('rows of')])
        }
      }
    })
  },
)

const headerOf = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function pathIn(headers: Headers): string {
  const { pathname, search } = new URL(headers.get('location') ?? '')
  return pathname + search
}
