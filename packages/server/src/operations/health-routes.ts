import { sql } from 'drizzle-orm'
import type { App } from '../http/app.ts'

/** `/healthz`: the process answers. `/readyz`: the database does too, else 503. */
export function healthRoutes(app: App) {
  app.hono.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ status: 'ok' })
  })
  app.hono.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store')
    await app.db.execute(sql`select 1`)
    return c.json({ status: 'ready' })
  })
}
