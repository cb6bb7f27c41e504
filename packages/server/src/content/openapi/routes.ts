import type { App } from '../../identity/calls/app.ts'
import { sendFile, staticFile } from '../static/static-files.ts'
import { openApiDocument } from './openapi-document.ts'
import { openApiPage } from './openapi-page.ts'
import { openApiStyles } from './openapi-styles.ts'

type Files = Readonly<Record<(typeof paths)[number], ReturnType<typeof staticFile>>>

const paths = ['/openapi.json', '/openapi', '/openapi.css'] as const

/** Serves the OpenAPI document at `/openapi.json`, and its page for people at `/openapi`. */
export function openApiRoutes({ hono }: App) {
  for (const path of paths) {
    hono.get(path, (c) => {
      c.set('route', path)
      return sendFile(c, openApiFiles()[path], { cacheControl: 'no-cache' })
    })
  }
}

let files: Files | undefined

/**
 * Builds the OpenAPI document and its page at the first request: building them takes half as long as starting a server.
 */
function openApiFiles(): Files {
  files ??= makeFiles()
  return files
}

function makeFiles(): Files {
  const document = openApiDocument()
  return {
    '/openapi.json': staticFile('application/json', Buffer.from(JSON.stringify(document))),
    '/openapi': staticFile('text/html; charset=utf-8', Buffer.from(openApiPage(document))),
    '/openapi.css': staticFile('text/css; charset=utf-8', Buffer.from(openApiStyles)),
  }
}
