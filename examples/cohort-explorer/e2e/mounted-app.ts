import type { FrameLocator, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '../../../tools/e2e/fixtures.ts'
import { serveFramedApp } from '../../../tools/e2e/test-server.ts'

/** The folder of the built app. */
const dist = join(import.meta.dirname, '../dist')

export const robin = { email: 'robin@vestibule.example', password: 'Quiet-Doorway-26!' }

interface Entry {
  readonly resource: { readonly url?: string }
}
const demoFile = new URL('../../../packages/server/demo/demo.json', import.meta.url)
const demo = JSON.parse(readFileSync(demoFile, 'utf8')) as { resources: Entry[] }
/** Returns an app of the demo data, mounted or served in another way. */
function reached(url: string, how: { mount: object; serve?: object }) {
  const entry = demo.resources.find(({ resource }) => resource.url === url)
  if (!entry) throw new Error(`The demo data has no app ${url}`)
  return { ...entry, resource: { ...entry.resource, ...how } }
}

export const test = base.extend<{ mounted: void }>({
  mounted: [
    async ({ app }, provide) => {
      const framed = await serveFramedApp({ folder: dist, platform: () => app.origin })
      const frame = (folder: string) => ({
        mount: { kind: 'frame', src: `${framed.origin}/${folder}` },
      })
      await app.server.import({
        resources: [
          reached('cohort-builder', frame('')),
          reached('lab-trends', frame('lab-trends/')),
          reached('survival', { mount: { kind: 'page' }, serve: { folder: dist } }),
        ],
      })
      await provide()
      await framed.close()
    },
    { auto: true },
  ],
})

export const frameOf = (page: Page, app: string): FrameLocator =>
  page.frameLocator(`iframe[title="${app}"]`)
