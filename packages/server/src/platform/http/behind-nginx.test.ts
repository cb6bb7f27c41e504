import { afterEach, describe, expect, it } from 'vitest'
import { findDebianTool } from '../../../../../tools/debian.mjs'
import { startNginx, type Nginx } from '../../testing/proxies/nginx.ts'
import { startTestServer, testBrowser, type TestServer } from '../../testing/index.ts'
import { demo } from '../../testing/sign-in-steps.ts'

const nginx = findDebianTool('nginx', 'nginx-light')

describe.skipIf(nginx === undefined)('behind an nginx with proxy_pass alone', () => {
  let server: TestServer
  let proxy: Nginx
  afterEach(async () => {
    await proxy.close()
    await server.close()
  })

  it('promise 81: mails and metrics are for nobody, and the refusal says what to do', async () => {
    const metricsToken = 'a token for the metrics'
    const settings = { publicOrigin: 'https://platform.example', metricsToken }
    server = await startTestServer({ settings })
    proxy = await startNginx(nginx ?? '', server.port)
    const stranger = await testBrowser(proxy)
    const email = demo.password
    const origin = settings.publicOrigin
    await stranger.post('/auth_api/v1/accounts/reset_password/', { email }, { origin })
    const [mail] = await server.outbox(email)
    expect(mail?.link).toContain(origin)

    for (const path of ['/_outbox/', '/_outbox/?format=json', '/_outbox/mails/1', '/metrics']) {
      for (const { origin: way } of [proxy, { origin: `http://localhost:${server.port}` }]) {
        const answer = await (await testBrowser({ origin: way })).get(path)
        expect([path, answer.status, answer.code]).toEqual([path, 403, 'forbidden'])
        expect(answer.envelope.message).toMatch(/PUBLIC_ORIGIN.* at localhost/)
        expect(answer.text).not.toContain(email)
      }
    }
    const authorization = `Bearer ${metricsToken}`
    expect((await stranger.get('/metrics', { authorization })).text).toContain('vestibule_mails')
  })
})
