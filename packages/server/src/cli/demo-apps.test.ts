import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDemoApps } from './demo-apps.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-apps-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<meta name="platform-origin" content="" /><title>App')
  writeFileSync(join(folder, 'assets/a.js'), 'a()')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
})
afterAll(() => rmSync(folder, { recursive: true }))

const here = { port: 0, publicOrigin: 'http://localhost:4000' }
const start = (settings = here) => startDemoApps(settings, () => settings.publicOrigin, folder)

it('the apps of the demo are a page that the server serves, and frames of another origin', async () => {
  const apps = await start()
  const page = { mount: { kind: 'page' }, serve: { folder } }
  const frame = (path: string) => ({
    mount: {
      kind: 'frame',
      src: expect.stringMatching(`^http://127.0.0.1:\\d+/${path}$`) as string,
    },
  })
  expect(apps.reached).toEqual({
    'cohort-builder': frame(''),
    comparators: frame('survival/'),
    'lab-trends': frame('lab-trends/'),
    survival: page,
  })
  await apps.close()
})

it('the frame holds the files of the app, and only the platform may frame them', async () => {
  const apps = await start()
  const { mount } = apps.reached['lab-trends'] as { mount: { src: string } }
  const page = await fetch(mount.src)
  expect(await page.text()).toContain('content="http://localhost:4000"')
  expect(page.headers.get('content-security-policy')).toBe('frame-ancestors http://localhost:4000')
  const script = await fetch(new URL('assets/a.js', mount.src))
  expect([script.headers.get('content-type'), await script.text()]).toEqual([
    'text/javascript',
    'a()',
  ])
  expect((await fetch(new URL('assets/b.js', mount.src))).status).toBe(404)
  expect(await (await fetch(new URL('secret.txt', mount.src))).text()).not.toBe('secret')
  await apps.close()
})

it('an app is framed from another port if its port is taken', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as AddressInfo
  const apps = await start({ ...here, port: port - 1 })
  const { mount } = apps.reached['lab-trends'] as { mount: { kind: string; src: string } }
  expect(mount.kind).toBe('frame')
  expect(new URL(mount.src).port).not.toBe(String(port))
  expect(await (await fetch(mount.src)).text()).toContain('<title>App')
  await apps.close()
  other.close()
})

it('browsers on other machines get pages alone', async () => {
  const apps = await start({ port: 0, publicOrigin: 'https://demo.example' })
  expect(apps.reached['cohort-builder']).toMatchObject({ mount: { kind: 'page' } })
  await apps.close()
})

it('says so where the example is not built', async () => {
  const apps = await startDemoApps(here, () => here.publicOrigin, join(folder, 'missing'))
  expect(apps.reached).toEqual({})
  expect(apps.remark).toContain('npm run build')
})
