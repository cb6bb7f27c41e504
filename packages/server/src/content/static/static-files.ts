import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { varyOfPages } from '../../platform/languages/page-language.ts'

/** `Cache-Control` of a file whose name changes with its content. */
export const immutable = 'public, max-age=31536000, immutable'

export type Encoding = 'br' | 'gzip'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
  /** Content security policy of the file if it is a page. Other files get the default policy. */
  readonly policy?: string
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Headers of font files: documents are shown with an opaque origin, and so load the platform's font from another
 * origin.
 */
const ofAnyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Reads the built files of a folder into memory. Returns them by their path below the folder, with a leading slash.
 * Requests only look up this table, so none can read a file outside the folder. `x.br` and `x.gz` become encodings of
 * the file `x`.
 */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const type = types[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    files.set(path, staticFile(type, readFileSync(file), encodingsOf(file)))
  }
  return files
}

export function staticFile(
  type: string,
  body: Uint8Array<ArrayBuffer>,
  encoded: StaticFile['encoded'] = {},
): StaticFile {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { type, etag: `"${digest}"`, body, encoded }
}

function encodingsOf(file: string): StaticFile['encoded'] {
  return {
    ...(existsSync(`${file}.br`) ? { br: readFileSync(`${file}.br`) } : {}),
    ...(existsSync(`${file}.gz`) ? { gzip: readFileSync(`${file}.gz`) } : {}),
  }
}

/**
 * Sends a file, compressed by Brotli or else gzip if the client accepts that, or 304 if the client has the file
 * already.
 */
export function sendFile(
  c: Context<AppEnv>,
  file: StaticFile,
  { cacheControl, status = 200 }: { cacheControl: string; status?: 200 | 404 },
): Response {
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find(
    (name) =>
      new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted) && file.encoded[name] !== undefined,
  )
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': cacheControl,
    ETag: file.etag,
    // Name the language's headers in `Vary` for pages, which also differ by language.
    Vary: file.policy === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${varyOfPages}`,
    ...(file.type === types['.woff2'] && ofAnyOrigin),
    ...(file.policy !== undefined && { 'Content-Security-Policy': file.policy }),
  }
  if (status === 200 && c.req.header('if-none-match')?.includes(file.etag)) {
    return c.body(null, 304, headers)
  }
  const body = encoding === undefined ? undefined : file.encoded[encoding]
  return body === undefined || encoding === undefined
    ? c.body(file.body, status, headers)
    : c.body(body, status, { ...headers, 'Content-Encoding': encoding })
}
