import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { makeCertificates } from '../../testing/certificates.ts'
import { startChildServer } from '../../testing/child-server.ts'
import { signedInVisitor } from '../../testing/gate-calls.ts'
import { startTestServer } from '../../testing/index.ts'
import { environmentOf } from '../../testing/run-command.ts'
import { demo } from '../../testing/sign-in-steps.ts'

it('an app with https is asked only if its certificate is trusted, as by NODE_EXTRA_CA_CERTS (promise 157)', async () => {
  const { ca, caFile, certificateFile, keyFile, remove } = makeCertificates()
  onTestFinished(remove)
  let asked = 0
  const tls = { cert: readFileSync(certificateFile), key: readFileSync(keyFile), ca }
  const app = createServer(tls, (_, response) => {
    asked += 1
    response.end('from the app')
  })
  app.listen(0, '127.0.0.1')
  await once(app, 'listening')
  onTestFinished(() => void app.close())
  const database = await startTestServer({ db: 'postgres', clock: 'system' })
  onTestFinished(() => database.close())
  const { port } = app.address() as AddressInfo
  const resource = {
    url: 'inside',
    mount: { kind: 'page' },
    serve: { upstream: `https://localhost:${port}` },
  }
  await database.import({
    resources: [{ to: ['northfield'], resourcetype: 'AppResource', resource }],
  } as never)

  const answerOf = async (more: Record<string, string>) => {
    const server = await startChildServer({
      ...environmentOf(database),
      PUBLIC_ORIGIN: '',
      ...more,
    })
    try {
      const ada = await signedInVisitor(server.origin, demo.password)
      const { status } = await ada.get('/inside/')
      return [status, asked]
    } finally {
      await server.end('SIGTERM')
    }
  }
  expect(await answerOf({})).toEqual([503, 0])
  expect(await answerOf({ NODE_EXTRA_CA_CERTS: caFile })).toEqual([200, 1])
})
