import { test as base } from '../real-tabs.ts'
import { gatedProxy, listenOn, plainApp } from './plain-app.ts'

/** An app without React that the platform serves at `/plain/`, and that has an origin of its own. */
interface PlainApp {
  /** How many uploads the app has begun to receive. */
  readonly uploads: () => number
  readonly onPlatform: string
  readonly onOwnOrigin: string
}

export const test = base.extend<{ plain: PlainApp }>({
  plain: async ({ app }, provide) => {
    let uploads = 0
    const upstream = await listenOn((request, response) => {
      if (request.method !== 'PUT') return plainApp(request, response)
      uploads += 1
      let bytes = 0
      request.on('data', (chunk: Buffer) => (bytes += chunk.length))
      request.on('end', () => response.end(`got ${bytes}`))
    })
    const proxy = await listenOn(gatedProxy(app.origin, 'plain'))
    const onOwnOrigin = `http://127.0.0.1:${proxy.port}`
    await app.server.import({
      resources: [
        {
          to: ['vestibule', 'northfield'],
          resourcetype: 'AppResource',
          resource: {
            url: 'plain',
            display_name: 'Plain',
            mount: { kind: 'page' },
            gate: { origin: onOwnOrigin },
            serve: { upstream: `http://127.0.0.1:${upstream.port}`, session_script: true },
          },
        } as never,
      ],
    })
    await provide({ uploads: () => uploads, onPlatform: `${app.origin}/plain`, onOwnOrigin })
    await proxy.close()
    await upstream.close()
  },
})
