import { randomInt } from 'node:crypto'
import { calls } from '@vestibule/api-client/contract'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { asLocation } from '../http/location.ts'
import { mount } from '../http/mount.ts'
import { plainPage, plainPageHeaders } from '../http/plain-page.ts'
import { limits } from '../limits/limit-table.ts'
import { ownPath } from './own-path.ts'
import { findCode, findPath, insertShortUrl } from './short-url-queries.ts'

// Without characters that are mistaken for one another when read aloud or typed.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 10

/** For a person who follows a short address behind which there is nothing. */
const deadLinkPage = plainPage({
  heading: 'This link leads nowhere',
  text: 'Perhaps a character is missing. Compare the address with the one you were given, or ask for a new link.',
  action: '<p><a href="/">Go to the home page</a></p>',
})

export function shortUrlRoutes(app: App) {
  mount(app, calls.createShortUrl, async ({ body, session }) => {
    const { publicOrigin } = app.settings
    const path = ownPath(body.url, publicOrigin)
    if (path === null) throw fieldError('url', 'Only addresses of this platform can be shortened')
    await app.limits.count([{ limit: limits.shortUrls, of: session.user.id }])
    const code = (await findCode(app.db, session.user.id, path)) ?? (await newCode(path, session))
    return { result: { turl: `${publicOrigin}/t/${code}` } }
  })

  mount(app, calls.followShortUrl, async ({ params, context }) => {
    const path = /^[a-z0-9]{1,32}$/.test(params.code) ? await findPath(app.db, params.code) : null
    if (path === null) {
      if (!context.req.header('accept')?.includes('text/html')) throw new ApiError('not_found')
      return context.html(deadLinkPage, 404, plainPageHeaders)
    }
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
