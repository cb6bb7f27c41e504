import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export interface FramedAppOptions {
  /** Folder of the built app. */
  readonly folder: string
  /**
   * The origin of the platform that frames the app. A function, because it is known only after the platform has
   * started.
   */
  readonly platform: () => string
  /** The port to listen on. Default: any free port. */
  readonly port?: number
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/**
 * Serves the demo app on its own origin, so that the shell can show it in a frame. The first folder of the path selects
 * the app's start screen, such as `/lab-trends/`. The app's files are served without a session, because all its data is
 * made up.
 */
export async function serveFramedApp({ folder, platform, port = 0 }: FramedAppOptions) {
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const path = /\/(?:assets|data)\/[\w.-]+$/.exec(pathname)?.[0] ?? '/index.html'
      const file = join(folder, path)
      const bytes = await readFile(file)
      const isPage = file.endsWith('.html')
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': `frame-ancestors ${platform()}`,
        'x-content-type-options': 'nosniff',
      })
      response.end(isPage ? withPlatform(bytes.toString(), platform()) : bytes)
    }
    void answer().catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Inserts the platform's origin into the app's page: the app accepts messages only from that origin. */
function withPlatform(page: string, origin: string): string {
  return page.replace(/(name="platform-origin" content=")[^"]*/, `$1${origin}`)
}
