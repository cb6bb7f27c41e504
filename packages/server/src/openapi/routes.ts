import type { App } from '../calls/app.ts'
import { sendFile, staticFile } from '../static/static-files.ts'
import { openApiDocument } from './openapi-document.ts'
import { openApiPage } from './openapi-page.ts'
import { openApiStyles } from './openapi-styles.ts'

/** `/openapi.json`, and the same for people at `/openapi`. */
export function openApiRoutes({ hono }: App) {
  const document = openApiDocument()
  const files = {
    '/openapi.json': staticFile('application/json', Buffer.from(JSON.stringify(document))),
    '/openapi': staticFile('text/html; charset=utf-8', Buffer.from(openApiPage(document))),
    '/openapi.css': staticFile('text/css; charset=utf-8', Buffer.from(openApiStyles)),
  }
  for (const [path, file] of Object.entries(files)) {
    hono.get(path, (c) => {
      c.set('route', path)
      return sendFile(c, file, { cacheControl: 'no-cache' })
    })
  }
}
