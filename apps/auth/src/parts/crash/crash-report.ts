import { reportError, type Client } from '@vestibule/api-client'
import { reportedVersion } from '@vestibule/api-client/contract'
import type { Settings } from '../../boot/settings.ts'

// Without 0, O, 1, I and L, which are mistaken for each other when read out.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A short code that a person can quote, to find the report of what happened to them. */
export function supportCode(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  const bytes = random(new Uint8Array(8))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** Addresses and anything that looks like a code, a key or a token. */
const secrets = /[^\s@"'<>]+@[^\s@"'<>]+|\b(?=[\w-]*\d)[\w-]{6,}\b/g

/** What an error report may carry: no address, code, token or password, and no query. */
export function crashReport(
  error: unknown,
  code: string,
  page: Pick<Location, 'pathname'>,
  settings: Pick<Settings, 'appVersion' | 'coreUiVersion' | 'env'>,
) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    app: 'auth',
    version: reportedVersion(settings),
    message: message.replace(secrets, '…'),
    // The first lines of a stack repeat the message.
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => /^\s*at |@/.test(line) && !line.includes(message))
      .map((line) => line.replace(/\?[^\s):]*/g, ''))
      .join('\n'),
    url: page.pathname,
    supportCode: code,
  }
}

export async function sendCrashReport(
  client: Client,
  report: ReturnType<typeof crashReport>,
): Promise<void> {
  // Whether it arrives changes nothing for the person who reads the screen.
  await reportError(client, report)
}
