import { randomInt } from 'node:crypto'
import { calls, leadsToCall, safeNext } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import { fieldError } from '../../platform/http/api-error.ts'
import type { App } from '../../identity/calls/app.ts'
import { asLocation } from '../../platform/http/location.ts'
import { mount } from '../../identity/calls/mount.ts'
import { sendDeadLink } from '../../identity/pages/dead-link.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import type { Database } from '../../platform/db/database.ts'
import { shortUrls } from '../../platform/db/schema/operations.ts'

// The characters of short codes, without those that people confuse when reading aloud or typing.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 10

export function shortUrlRoutes(app: App) {
  mount(app, calls.createShortUrl, async ({ body, session }) => {
    const { publicOrigin } = app.settings
    const path = ownPath(body.url, publicOrigin)
    if (path === null)
      throw fieldError('url', 'Only addresses of this platform can be shortened', 'not_allowed')
    await app.limits.count([{ limit: limits.shortUrls, of: session.user.id }])
    const code = (await findCode(app.db, session.user.id, path)) ?? (await newCode(path, session))
    return { result: { turl: `${publicOrigin}/t/${code}` } }
  })

  mount(app, calls.followShortUrl, async ({ params, context }) => {
    const path = /^[a-z0-9]{1,32}$/.test(params.code) ? await findPath(app.db, params.code) : null
    if (path === null || leadsToCall(path)) return sendDeadLink(app, context)
    return context.redirect(asLocation(path), 302)
  })

  async function newCode(path: string, session: { user: { id: string } }): Promise<string> {
    const code = randomCode()
    const createdAt = app.clock.now()
    await insertShortUrl(app.db, { code, path, createdById: session.user.id, createdAt })
    return code
  }
}

function randomCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/**
 * Returns the path of an address on this origin, to which a short URL may redirect. Null for the addresses of other
 * origins, short URLs and calls, and for anything that a browser could read as an address of another origin.
 */
function ownPath(address: string, publicOrigin: string): string | null {
  const path = address.startsWith('/') ? address : pathOnOrigin(address, publicOrigin)
  if (path === null || safeNext(path) !== path) return null
  const { pathname } = new URL(path, publicOrigin)
  return isShortUrl(pathname) || leadsToCall(path) ? null : path
}

/** Whether a path is that of a short URL, also if its characters are percent-encoded: the router decodes them. */
function isShortUrl(pathname: string): boolean {
  const decoded = pathname.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return /^\/(t|turl)(\/|$)/i.test(decoded)
}

function pathOnOrigin(address: string, publicOrigin: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isOwn = url.origin === publicOrigin && url.username === '' && url.password === ''
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : null
}

/**
 * Finds the short code that a user already has for a path, so that sharing a path twice gives the same address. Null:
 * the user has none.
 */
async function findCode(db: Database, userId: string, path: string): Promise<string | null> {
  const [row] = await db
    .select({ code: shortUrls.code })
    .from(shortUrls)
    .where(and(eq(shortUrls.createdById, userId), eq(shortUrls.path, path)))
    .limit(1)
  return row?.code ?? null
}

async function insertShortUrl(db: Database, row: typeof shortUrls.$inferInsert): Promise<void> {
  await db.insert(shortUrls).values(row)
}

async function findPath(db: Database, code: string): Promise<string | null> {
  const [row] = await db
    .select({ path: shortUrls.path })
    .from(shortUrls)
    .where(eq(shortUrls.code, code))
  return row?.path ?? null
}
