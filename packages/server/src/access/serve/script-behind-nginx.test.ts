import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findDebianTool } from '../../../../../tools/debian.mjs'
import { freePort } from '../../testing/free-port.ts'
import { plainFetch } from '../../testing/plain-fetch.ts'
import { runNginx, type Proxy } from '../../testing/proxies/proxies.ts'

const nginx = findDebianTool('nginx', 'nginx-light')
const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/apps.md'), 'utf8')
const lines = /```nginx\n([^]*?sub_filter[^]*?)```/.exec(guide)?.[1] ?? ''
const html = '<!doctype html><head><title>x</title></head><body>Hello</body>'

describe.runIf(nginx !== undefined)('the lines of the guide, in nginx before an app', () => {
  let app: Server
  let proxy: Proxy
  let origin: string
  beforeAll(async () => {
    app = createServer((request, response) => {
      if (request.url === '/healthz') return response.end('ok')
      const isPacked = request.headers['accept-encoding']?.includes('gzip') === true
      const type = request.url === '/data' ? 'application/json' : 'text/html; charset=utf-8'
      response.setHeader('content-type', type)
      if (isPacked) response.setHeader('content-encoding', 'gzip')
      response.end(isPacked ? gzipSync(html) : html)
    })
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
    const { port } = app.address() as AddressInfo
    const [own, http] = [await freePort(), await freePort()]
    origin = `https://localhost:${own}`
    const conf = `
ssl_certificate /etc/ssl/platform/fullchain.pem;
ssl_certificate_key /etc/ssl/platform/privkey.pem;
server {
	listen 443 ssl;
	server_name localhost;
	location / {
		proxy_pass http://127.0.0.1:${port};
		${lines}
	}
}`
    proxy = await runNginx(nginx ?? '', conf, { own, http })
  })
  afterAll(async () => {
    await proxy.close()
    app.close()
  })

  it('add the script to a page, although the app would compress it', async () => {
    const get = (path: string) =>
      plainFetch({ ca: proxy.ca })(origin + path, { headers: { 'accept-encoding': 'gzip' } })
    expect(await (await get('/')).text()).toBe(
      html.replace('</head>', '<script src="/.vestibule/session.js" defer></script></head>'),
    )
    expect(await (await get('/data')).text()).toBe(html)
  })
})
