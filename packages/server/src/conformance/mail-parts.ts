import { Skipped, type Mail } from './world.ts'

/**
 * Makes the functions that read the code and the link of a mail. What they read is added to `secrets`, so that it is
 * never printed.
 */
export function mailOf(text: string, secrets: Set<string>): Mail {
  const lineOf = (pattern: RegExp, what: string) => {
    const [line] = pattern.exec(text) ?? []
    if (line === undefined) throw new Error(`The mail has no ${what} on a line of its own`)
    return line
  }
  return {
    code() {
      const code = lineOf(/^\d{6}(?=\r?$)/m, 'code of six digits')
      secrets.add(code)
      return code
    },
    link() {
      const link = new URL(lineOf(/^https?:\/\/\S+(?=\r?$)/m, 'link'))
      for (const part of [...link.pathname.split('/'), ...link.searchParams.values()]) {
        if (part.length >= 16 && !part.includes('@')) secrets.add(part)
      }
      return link
    },
  }
}

interface Sent<Answer> {
  readonly answer: Answer
  readonly retryAfterS: number | null
}

function sentOf<Answer extends { readonly kind: string }>(answer: Answer): Sent<Answer> {
  const { retryAfterS } = answer as { retryAfterS?: number }
  return { answer, retryAfterS: answer.kind === 'throttled' ? (retryAfterS ?? 30) : null }
}

/** Longest pause in seconds that the run makes until an account may get another mail. */
const longestPauseS = 60

/**
 * Calls `send`, and after a pause of at most a minute again if the server throttles it. Throws `Skipped` if it asks for
 * a longer pause or throttles again, and an Error if no mail is sent.
 */
export async function sendInTime<Answer extends { readonly kind: string }>(
  send: () => Promise<Answer>,
  wait: (seconds: number) => Promise<void>,
): Promise<void> {
  let sent = sentOf(await send())
  if (sent.retryAfterS !== null && sent.retryAfterS <= longestPauseS) {
    await wait(sent.retryAfterS + 1)
    sent = sentOf(await send())
  }
  if (sent.retryAfterS !== null) {
    throw new Skipped(`the backend mails this account no more for ${sent.retryAfterS} seconds`)
  }
  const { answer } = sent
  if (!isSent.has(answer.kind)) {
    const { message = 'nothing' } = (answer as { error?: { message?: string } }).error ?? {}
    throw new Error(`No mail was sent: ${answer.kind}, ${message}`)
  }
}

/** Kinds of outcome by which a call says that it has sent a mail. */
const isSent: ReadonlySet<string> = new Set(['sent', 'verified', 'requested'])
