import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { segmentsOf } from '../gate/app-address.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'

/**
 * The file that is sent for a folder, and for a page request without a matching file: single-page apps route such paths
 * in the browser.
 */
const startPage = 'index.html'

/**
 * Answers with the file at `path` in a folder, or with the folder's start page for a page request without a matching
 * file. Throws ApiError `not_found` if there is neither. Files outside the folder (e.g. behind a symbolic link), and
 * names that begin with a dot, are never sent.
 */
export async function serveFolder(
  c: Context<AppEnv>,
  folder: string,
  path: string,
  isPage: boolean,
  mayBeCompressed: boolean,
): Promise<Response> {
  const file =
    (await fileIn(folder, path)) ?? (isPage ? await fileIn(folder, `/${startPage}`) : null)
  if (file === null) throw new ApiError('not_found')
  const options = { root: '', path: file, precompressed: mayBeCompressed }
  const response = await serveStatic<AppEnv>(options)(c, async () => undefined)
  if (!response) throw new ApiError('not_found')
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

async function fileIn(folder: string, path: string): Promise<string | null> {
  const segments = segmentsOf(path)
  if (segments === null) return null
  const named = segments.filter((segment) => segment !== '')
  if (named.some((name) => name.startsWith('.') || /[/\\\0]/.test(name))) return null
  const wanted = path.endsWith('/') || named.length === 0 ? [...named, startPage] : named
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, ...wanted))
    return file.startsWith(root + sep) ? file : null
  } catch {
    return null
  }
}
