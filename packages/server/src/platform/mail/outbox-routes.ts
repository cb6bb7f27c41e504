import type { Hono } from 'hono'
import { ApiError } from '../http/api-error.ts'
import { languageOfBrowser, varyOfPages } from '../languages/page-language.ts'
import { isLocal } from '../http/is-local.ts'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { Settings } from '../settings/settings.ts'
import { findOutboxMail, listOutbox } from './outbox.ts'
import { outboxPage, outboxStyles } from './outbox-page.ts'

interface World {
  readonly db: Database
  readonly hono: Hono<AppEnv>
  readonly settings: Settings
}

const refusal =
  'Mails that were kept are shown on this machine alone: open /_outbox/ at localhost there, with PUBLIC_ORIGIN left out or at localhost. To have mails sent, set SMTP_URL.'

/**
 * Serves `/_outbox/`, which shows mails that were stored instead of sent. It is only there if NODE_ENV is not
 * `production` and SMTP_URL is not set, and only for browsers on this machine.
 */
export function outboxRoutes({ db, hono, settings }: World) {
  if (settings.production || settings.smtpUrl !== null) return

  hono.use('/_outbox/*', async (c, next) => {
    if (!isLocal(c, settings)) throw new ApiError('forbidden', refusal)
    c.header('Cache-Control', 'no-store')
    await next()
  })
  hono.get('/_outbox', (c) => c.redirect('/_outbox/'))
  hono.get('/_outbox/', async (c) => {
    const mails = await listOutbox(db)
    const wantsJson =
      c.req.query('format') === 'json' || c.req.header('accept') === 'application/json'
    if (!wantsJson) {
      c.header('Vary', varyOfPages, { append: true })
      return c.html(outboxPage(mails, languageOfBrowser(c, settings)))
    }
    const to = c.req.query('to')
    return c.json(
      mails
        .filter((mail) => to === undefined || mail.recipient === to)
        .map(({ id, language, recipient, subject, text, html, createdAt }) => ({
          id,
          language,
          to: recipient,
          subject,
          text,
          html,
          created_at: createdAt.toISOString(),
        })),
    )
  })
  hono.get('/_outbox/styles.css', (c) =>
    c.body(outboxStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  hono.get('/_outbox/mails/:id', async (c) => {
    const id = c.req.param('id')
    const mail = /^\d{1,15}$/.test(id) ? await findOutboxMail(db, Number(id)) : null
    if (mail === null) throw new ApiError('not_found')
    // Allow the inline styles of mails, but no scripts. Links open outside the frame of the mail.
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    )
    c.header('X-Frame-Options', 'SAMEORIGIN')
    return c.html(mail.html.replace('<head>', '<head><base target="_top">'))
  })
}
