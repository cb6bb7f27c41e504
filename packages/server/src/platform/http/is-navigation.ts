import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Whether the browser shows the response to a person who followed a link or sent a form. False: a script or another
 * program gets the response.
 */
export function isNavigation(c: Context<AppEnv>): boolean {
  const mode = c.req.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate'
  return c.req.header('accept')?.includes('text/html') === true
}
