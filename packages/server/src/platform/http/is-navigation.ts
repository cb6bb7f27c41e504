import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Whether a browser shows the answer to a person, as it follows a link or sends a form, and no script asked for it. */
export function isNavigation(c: Context<AppEnv>): boolean {
  const mode = c.req.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate'
  return c.req.header('accept')?.includes('text/html') === true
}
