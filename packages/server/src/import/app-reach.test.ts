import { expect, it } from 'vitest'
import { textSource } from './import-source.ts'
import { ImportError } from './mistakes.ts'
import { readImport } from './read-import.ts'

const read = (resource: object, more: object[] = []) => {
  const app = { to: [], resourcetype: 'AppResource', resource: { url: 'survival', ...resource } }
  return readImport(textSource(JSON.stringify({ resources: [app, ...more] })))
}
const mistakesIn = async (...given: Parameters<typeof read>) => {
  const error: unknown = await read(...given).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ImportError)
  return (error as ImportError).mistakes
}

it.each([
  { mount: { kind: 'frame', src: 'https://survival.platform.example/' } },
  { mount: { kind: 'frame', src: 'http://127.0.0.1:5173/app?x=1', allow: ['fullscreen'] } },
  { mount: { kind: 'frame', src: 'http://[::1]:5173/' } },
  { mount: { kind: 'page' } },
  { mount: { kind: 'page' }, serve: { folder: '/srv/survival' } },
  { mount: { kind: 'page' }, serve: { upstream: 'http://127.0.0.1:5000' } },
  { mount: { kind: 'page' }, serve: { folder: '/srv/survival', session_script: true } },
  { mount: { kind: 'page' }, serve: { folder: '/srv/survival', inline_scripts: true } },
  { mount: { kind: 'page' }, serve: { upstream: 'http://grafana:3000/' } },
  { mount: { kind: 'page' }, serve: { upstream: 'http://grafana:3000', strip_prefix: false } },
  { mount: { kind: 'frame', src: 'https://[2001:db8::1]:8443/app;v=1/*' } },
  { gate: { origin: 'https://survival.platform.example' } },
  { gate: { origin: 'http://localhost:8443' } },
  { description: 'Time to event, by cohort.' },
])('takes %j', async (resource) => {
  const { sections } = await read(resource)
  expect(sections.resources[0]).toMatchObject({ resource })
})

it.each([
  'http://survival.platform.example/',
  'http://127.0.0.1.evil.example/',
  '//survival.platform.example/',
  '/survival/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:pass@survival.platform.example/',
  'https://survival.platform.example/#top',
  'https:\\\\survival.platform.example/',
  'https://survival.platform.example/a b',
  "https://survival.platform.example;script-src 'unsafe-inline'",
  'https://*',
  'https://*.platform.example/',
  'https://a;sandbox/',
  'https://survival_.platform.example/',
  '',
])('a frame of %j is refused', async (src) => {
  expect(await mistakesIn({ mount: { kind: 'frame', src } })).toEqual([
    expect.stringMatching(/^resources\[0\]\.resource\.mount\.src: must be an address that begins/),
  ])
})

it.each([
  'http://survival.platform.example',
  'https://survival.platform.example/',
  'https://survival.platform.example/app',
  'https://Survival.platform.example',
  'https://survival.platform.example:443',
  'survival.platform.example',
  'https://a;b.platform.example',
  'null',
])('a gate of %j is refused', async (origin) => {
  expect(await mistakesIn({ gate: { origin } })).toEqual([
    expect.stringMatching(/^resources\[0\]\.resource\.gate\.origin: must be an origin such as/),
  ])
})

const page = { kind: 'page' }
it.each([
  [{ mount: { kind: 'window' } }, 'mount.kind: must be {"kind": "frame"'],
  [{ mount: { kind: 'page', src: 'https://x.example/' } }, 'mount.src: is not a known key'],
  [
    { mount: { kind: 'frame', src: 'https://x.example/', allow: ["*; script-src 'none'"] } },
    'mount.allow[0]: must be the name of a feature',
  ],
  [{ serve: { folder: '/srv/x' } }, 'serve: needs "mount": {"kind": "page"}'],
  [{ mount: page, serve: { folder: 'x' } }, 'serve.folder: must be an absolute path'],
  [{ mount: page, serve: { folder: '/x', upstream: 'http://y' } }, 'serve: must be {"folder"'],
  [{ mount: page, serve: { folder: '/x', session_script: 'yes' } }, 'serve: must be {"folder"'],
  [{ mount: page, serve: { folder: '/x', strip_prefix: false } }, 'serve: must be {"folder"'],
  [{ mount: page, serve: { folder: '/x', inline_scripts: 1 } }, 'serve: must be {"folder"'],
  [{ mount: page, serve: { upstream: 'ftp://y' } }, 'serve.upstream: must be an address'],
  [{ mount: page, serve: { upstream: 'http://y/base' } }, 'serve.upstream: must be an address'],
  [{ mount: page, serve: { upstream: 'http://a:b@y' } }, 'serve.upstream: must be an address'],
  [{ description: 'Two\nlines' }, 'description: must not contain control characters'],
])('%j is refused', async (resource, message) => {
  expect(await mistakesIn(resource)).toEqual([
    expect.stringContaining(`resources[0].resource.${message}`),
  ])
})

const dataset = (resource: object) => ({
  to: [],
  resourcetype: 'DatasetResource',
  resource: { name: 'd', display_name: 'D', ...resource },
})
it.each([
  [{ released_at: '31.3.2026' }, 'released_at: must be a date such as 2026-03-31'],
  [{ released_at: '2026-02-30' }, 'released_at: must be a date such as 2026-03-31'],
  [{ size: { patients: -1 } }, 'size.patients: must not be negative'],
  [{ size: { samples: 1.5 } }, 'size.samples: must be a whole number'],
  [{ size: { genes: 1 } }, 'size.genes: is not a known key'],
])('a dataset with %j is refused', async (resource, message) => {
  expect(await mistakesIn({}, [dataset(resource)])).toEqual([
    expect.stringContaining(`resources[1].resource.${message}`),
  ])
})

it('two apps of one address, or on one origin, are refused', async () => {
  const gate = { origin: 'https://x.example' }
  const app = (url: string) => ({
    to: [],
    resourcetype: 'AppResource',
    resource: { url, gate },
  })
  expect(await mistakesIn({ gate }, [app('/survival/'), app('other')])).toEqual([
    'resources[1]: AppResource survival stands in the file already',
    'resources[1].resource.gate.origin: https://x.example stands in the file already',
    'resources[2].resource.gate.origin: https://x.example stands in the file already',
  ])
})

const announcement = {
  id: 'a',
  text: 'New data',
  from: '2026-01-01T00:00:00Z',
  until: '2026-02-01T00:00:00Z',
}
it.each([
  [{ until: '2026-01-01T00:00:00Z' }, 'until: must be later than "from"'],
  [{ from: 'today' }, 'from: must be a time such as'],
  [{ text: ' ' }, 'text: must not be empty'],
  [{ details_url: 'javascript:alert(1)' }, 'details_url: must be a path of the platform'],
  [{ details_url: '//evil.example' }, 'details_url: must be a path of the platform'],
  [{ details_url: 'http://news.example' }, 'details_url: must be a path of the platform'],
])('an announcement with %j is refused', async (change, message) => {
  const text = JSON.stringify({ announcements: [{ ...announcement, ...change }] })
  await expect(readImport(textSource(text))).rejects.toThrow(`announcements[0].${message}`)
})
