import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@vestibule/api-client'
import { testBrowser } from '../testing/test-browser.ts'
import type { AccountsFile } from './accounts-file.ts'
import { recordingFetch, type Exchange } from './exchange.ts'
import { mailOf, sendInTime } from './mail-parts.ts'
import type { Mailbox } from './mailbox.ts'
import { Skipped, type ConformanceWorld } from './world.ts'

/** Milliseconds to wait for a mail. If none has come by then, the test fails. */
const mailTimeoutMs = 20_000
const pollMs = 200

/** Gives conformance tests access to a server that is reached over the network and runs on the real clock. */
export function networkWorld(
  origin: string,
  file: AccountsFile,
  mailbox: Mailbox | null,
  exchanges: Exchange[],
): ConformanceWorld {
  const fetch = recordingFetch(exchanges)
  const secrets = new Set(secretsOf(file))
  return {
    file,
    secrets,
    left: new Map(),
    recoveryCodes: new Set(),
    spent: new Set(),
    now: () => new Date(),
    async visit() {
      const browser = await testBrowser({ origin, fetch })
      const cookies = () => browser.cookieString()
      return { browser, client: createClient({ origin, fetch: browser.fetch, cookies }) }
    },
    async mailTo(address, send) {
      if (mailbox === null) throw new Skipped('the accounts file has no mailbox')
      const before = new Set((await mailbox.mailsTo(address)).map(({ id }) => id))
      await sendInTime(send, (seconds) => sleep(seconds * 1000))
      for (
        const deadline = Date.now() + mailTimeoutMs;
        Date.now() < deadline;
        await sleep(pollMs)
      ) {
        const mail = (await mailbox.mailsTo(address)).find(({ id }) => !before.has(id))
        if (mail !== undefined) return mailOf(mail.text, secrets)
      }
      throw new Error(`No mail to ${address} came within ${mailTimeoutMs / 1000} seconds`)
    },
  }
}

function secretsOf({ accounts }: AccountsFile): string[] {
  return Object.values(accounts).flatMap((account) => {
    const { password, totp_secret, token, security_question } = account as Partial<
      Record<'password' | 'totp_secret' | 'token', string>
    > & { security_question?: { answer: string } }
    return [password, totp_secret, token, security_question?.answer].filter(
      (secret) => secret !== undefined,
    )
  })
}
