import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startChildServer } from '../testing/child-server.ts'
import { startCluster } from '../testing/postgres-cluster.ts'
import { demo, demoPassword } from '../testing/sign-in-steps.ts'
import { startSocketApp } from '../testing/socket-app.ts'
import { signIn } from '../testing/test-browser.ts'
import { startTestServer, testSecretKey } from '../testing/test-server.ts'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
}
interface Sent {
  readonly path: string
  readonly key: string | undefined
  readonly body: string
}

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece as string
  return text
}

/** Starts a server that receives OTLP as JSON. */
async function startReceiver() {
  const sent: Sent[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await textOf(request)
    sent.push({ path: request.url ?? '', key: request.headers['x-api-key']?.toString(), body })
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const http = createServer((request, response) => void answer(request, response)).listen(
    0,
    '127.0.0.1',
  )
  await once(http, 'listening')
  ends.push(async () => http.close())
  const { port } = http.address() as AddressInfo
  return { sent, url: `http://127.0.0.1:${port}` }
}

/** Starts an app that remembers the trace of each request. */
async function startApp() {
  const asked: (string | undefined)[] = []
  const http = createServer((request, response) => {
    asked.push(request.headers.traceparent?.toString())
    response.end('hello')
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  ends.push(async () => http.close())
  return { asked, upstream: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

async function startTraced(telemetry: Record<string, string>) {
  const cluster = await startCluster()
  ends.push(() => cluster.close())
  const other = await startTestServer({ db: { postgres: cluster.url }, clock: 'system' })
  ends.push(() => other.close())
  const server = await startChildServer({
    DATABASE_URL: other.databaseUrl ?? '',
    SECRET_KEY: testSecretKey,
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_METRIC_EXPORT_INTERVAL: '60000',
    ...telemetry,
  })
  ends.push(() => server.end('SIGTERM'))
  return { server, other }
}

const stranger = '11111111111111111111111111111111'
const traceparent = `00-${stranger}-2222222222222222-01`

describe('with OpenTelemetry', () => {
  it('spans and metrics arrive, in which nobody is named', async () => {
    const receiver = await startReceiver()
    const [app, sockets] = [await startApp(), await startSocketApp()]
    ends.push(() => sockets.close())
    const { server, other } = await startTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=of%20ours',
    })
    await other.import({
      resources: [
        {
          to: ['northfield'],
          resourcetype: 'AppResource',
          resource: { url: 'hello', mount: { kind: 'page' }, serve: { upstream: app.upstream } },
        },
      ] as never,
    })
    const ada = await signIn(server, demo.password, demoPassword)
    await ada.get('/auth_api/v1/datasets/northfield_oncology/')
    await ada.get('/dv/northfield_oncology/hello/', { traceparent })
    expect(await server.end('SIGTERM')).toBe(0)

    const of = (path: string) => receiver.sent.filter((one) => one.path === path)
    expect(new Set(receiver.sent.map(({ path }) => path))).toEqual(
      new Set(['/v1/traces', '/v1/metrics']),
    )
    expect(new Set(receiver.sent.map(({ key }) => key))).toEqual(new Set(['of ours']))
    const spans = of('/v1/traces').flatMap(({ body }) =>
      (
        JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    )
    const request = spans.find(({ name }) => name === 'GET /auth_api/v1/datasets/:datasetId/')
    expect(request).toBeDefined()
    const within = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(within.map(({ name }) => name)).toContain('SELECT')
    // The log names the trace, and the request to the app belongs to the same trace.
    expect(server.output()).toContain(`"traceId":"${request?.traceId}"`)
    const opened = spans.find(({ name }) => name === 'GET served app')
    expect(app.asked).toEqual([expect.stringContaining(opened?.traceId ?? 'no span')])
    expect(spans.map(({ traceId }) => traceId)).not.toContain(stranger)
    // Background jobs, which belong to no request, are traced too.
    expect(spans.map(({ name }) => name)).toContain('access_ends')

    const all = receiver.sent.map(({ body }) => body).join('\n')
    for (const secret of [demo.password, demoPassword, 'oncology', 'serve --', 'hello'])
      expect(all).not.toContain(secret)
    const metrics = of('/v1/metrics')
      .map(({ body }) => body)
      .join('\n')
    for (const name of ['request_duration', 'sign_ins', 'database_connections', 'open_sockets'])
      expect(metrics).toContain(`"vestibule.${name}"`)
  })

  it('a trace of its own proxy goes on, and a receiver that is away is missed by nobody', async () => {
    const { server } = await startTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      TRUSTED_PROXY_HOPS: '1',
    })
    const answer = await fetch(`${server.origin}/healthz`, { headers: { traceparent } })
    expect(answer.status).toBe(200)
    await expect
      .poll(() => server.output(), { timeout: 60_000 })
      .toContain(`"traceId":"${stranger}"`)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})
