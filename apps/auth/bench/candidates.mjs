import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { languages } from '@vestibule/api-client/contract'
import { build } from 'vite'
import { freePort } from '../../../tools/free-port.mjs'

const here = import.meta.dirname

const root = join(here, '../../..')

/**
 * Starts the product as it is installed: `vestibule serve --demo`, in its own process.
 * @param {string} checkout The folder of the checkout in which the product was built. Default: this checkout.
 * @returns {Promise<{ url: string, close(): Promise<void> }>} the address of the start screen, and a function that
 * stops the product.
 */
export async function startProduct(checkout = root) {
  const data = mkdtempSync(join(tmpdir(), 'vestibule-bench-pages-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    [join(checkout, 'packages/server/dist/main.js'), 'serve', '--demo'],
    {
      env: {
        ...process.env,
        // `serve --demo` refuses to start in production. The pages that the server sends do not depend on this.
        NODE_ENV: 'development',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        DATA_DIR: data,
        // Serve the page in all languages of the platform; the browser's language chooses one of them.
        LANGUAGES: languages.join(','),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await untilAnswered(`${origin}/healthz`, server)
  return {
    url: `${origin}/auth/signin`,
    async close() {
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Serves the form of the start screen, made with only react and react-dom, for comparison. */
export async function startMinimalReact() {
  const built = await build({
    root: join(here, 'react-page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { write: false, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const { output } = [built].flat()[0]
  return serve(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

/** Serves the form of the start screen without any script, for comparison. */
export function startPlainHtml() {
  return serve([['index.html', readFileSync(join(here, 'plain-page.html'))]])
}

/**
 * Serves files from memory with the headers of the product: all files are compressed with brotli; browsers revalidate
 * the page, and cache its scripts and styles for ever. Returns the address of the page, and a function that stops the
 * server.
 */
async function serve(entries) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  const files = new Map(
    entries.map(([name, source]) => [`/${name}`, brotliCompressSync(Buffer.from(source))]),
  )
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url
    const body = files.get(path)
    const isPage = path === '/index.html'
    response.writeHead(body ? 200 : 404, {
      'Content-Type': `${types[extname(path)] ?? 'text/plain'}; charset=utf-8`,
      'Cache-Control': isPage ? 'private, no-cache' : 'public, max-age=31536000, immutable',
      ...(body && { 'Content-Encoding': 'br', 'Content-Length': body.length }),
    })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

async function untilAnswered(url, server) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not answer within a minute.')
}
