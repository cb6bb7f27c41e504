import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBuiltPages, type BuiltPages } from '../../testing/built-pages.ts'
import { signIn, startTestServer, type TestServer } from '../../testing/index.ts'
import { demo, demoPassword } from '../../testing/sign-in-steps.ts'

const html = { accept: 'text/html' }

let pages: BuiltPages
let server: TestServer
beforeAll(async () => {
  pages = makeBuiltPages()
  server = await startTestServer({ publicFolder: pages.folder })
})
afterAll(async () => {
  await server.close()
  pages.remove()
})
const get = (path: string, headers: Record<string, string> = html) =>
  fetch(server.origin + path, { headers, redirect: 'manual' })

it('promise 90: the shell shows in frames what the apps open to the session are mounted from', async () => {
  const framesOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await get(path, { ...html, ...headers })
    const policy = response.headers.get('content-security-policy') ?? ''
    const sources = policy.split('; ').filter((part) => part.startsWith('frame-src'))
    return { status: response.status, sources, etag: response.headers.get('etag') ?? '' }
  }
  const app = (url: string, mount?: object, to = 'northfield') => ({
    to: [to],
    resourcetype: 'AppResource' as const,
    resource: { url, mount },
  })
  const ada = await signIn(server, demo.password, demoPassword)
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const before = await framesOf('/', { cookie })
  expect(before.sources).toEqual(["frame-src 'self'"])
  const mounted = [
    app('one', { kind: 'frame', src: 'https://one.example/start?x=1' }),
    app('two', { kind: 'frame', src: 'http://127.0.0.1:5000/' }),
    app('three', { kind: 'frame', src: 'https://one.example/other/' }),
    app('four', { kind: 'page' }),
    app('theirs', { kind: 'frame', src: 'https://theirs.example/' }, 'calder'),
  ]
  await server.import({ resources: mounted })
  const after = await framesOf('/', { cookie, 'if-none-match': before.etag })
  expect(after).toMatchObject({
    status: 200,
    sources: ["frame-src 'self' http://127.0.0.1:5000 https://one.example"],
  })
  expect((await framesOf('/', { cookie, 'if-none-match': after.etag })).status).toBe(304)
  for (const [path, headers] of [
    ['/auth/', { cookie }],
    ['/', {}],
    ['/', { cookie: `sessionid=${'x'.repeat(43)}` }],
  ] as const) {
    expect((await framesOf(path, headers)).sources).toEqual(["frame-src 'self'"])
  }
  await server.query(
    `update resources set resource = jsonb_set(resource, '{mount,src}', '"https://a;sandbox/"') where id = 'AppResource:two' returning 1`,
  )
  expect((await framesOf('/', { cookie })).sources).toEqual([
    "frame-src 'self' https://one.example",
  ])
  await server.import({ resources: mounted.map(({ resource }) => app(resource.url)) as never })
  expect(await framesOf('/', { cookie })).toEqual(before)
})
