import type { Clock } from '../clock.ts'
import { platformNameOf } from '../config/platform-name.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { withPlatformName } from './with-platform-name.ts'

/**
 * Creates the mailer for these settings: one that sends through the SMTP server in SMTP_URL or, without that setting,
 * one that stores mails in the outbox.
 */
export function mailerOf(world: {
  readonly settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'apps'>
  readonly db: Database
  readonly clock: Clock
}): Mailer & { close(): void } {
  const { smtpUrl, mailFrom } = world.settings
  const mailer =
    smtpUrl === null
      ? { ...createOutboxMailer(world), close: () => {} }
      : createSmtpMailer(smtpUrl, mailFrom)
  return withPlatformName(mailer, platformNameOf(world.settings))
}
