import { rateLimited } from '../http/api-error.ts'
import { startRenderThread, type RenderThread } from './render-thread.ts'

/** In bytes, as UTF-8. */
export const maxTextBytes = 200_000

const tooLong = 'This text is too long: at most 200 kB. Split it.'
const tooHard =
  'This text cannot be shown: it is nested too deeply, or has too many marks. Use fewer, or split it.'

/** Marks become tags; what becomes far longer than it was is no text. */
const maxLengthOf = (markdown: string) => 10_000 + 10 * markdown.length

/** A text that readers cannot be shown. The message says so to whoever wrote it. */
export class UnrenderableError extends Error {
  override readonly name = 'UnrenderableError'
}

/** Texts of one person that may wait at a time: the others wait no longer than these take. */
const maxWaiting = 10
const waiting = new Map<string, number>()

/** One for the process. A text that ends it is followed by a new one. */
let thread: Promise<RenderThread> | null = null
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Markdown as readers see it: sanitised HTML. It is rendered in a thread of its own, one text after the other.
 * Throws UnrenderableError; and ApiError `rate_limited` where `owner` has too many texts waiting.
 */
export async function renderText(markdown: string, owner?: string): Promise<string> {
  if (markdown.trim() === '') return ''
  if (Buffer.byteLength(markdown) > maxTextBytes) throw new UnrenderableError(tooLong)
  const html = await takeTurn(owner, async () => (await currentThread()).render(markdown))
  if (html === null || html.length > maxLengthOf(markdown)) throw new UnrenderableError(tooHard)
  return html
}

async function currentThread(): Promise<RenderThread> {
  if (thread === null || (await thread).hasEnded) thread = startRenderThread()
  thread.catch(() => {
    thread = null
  })
  return thread
}

async function takeTurn<T>(owner: string | undefined, work: () => Promise<T>): Promise<T> {
  if (owner === undefined) return queue(work)
  const before = waiting.get(owner) ?? 0
  if (before >= maxWaiting) throw rateLimited(2, 'Too many texts at once.')
  waiting.set(owner, before + 1)
  try {
    return await queue(work)
  } finally {
    const left = (waiting.get(owner) ?? 1) - 1
    if (left === 0) waiting.delete(owner)
    else waiting.set(owner, left)
  }
}

function queue<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch(() => {})
  return turn
}
