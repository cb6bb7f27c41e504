import { rateLimited } from '../../platform/http/api-error.ts'
import { startRenderThread, type RenderThread } from './render-thread.ts'

/** Maximum size of a text, in bytes of UTF-8. */
export const maxTextBytes = 200_000

const tooLong = 'This text is too long: at most 200 kB. Split it.'
const tooHard =
  'This text cannot be shown: it is nested too deeply, or has too many marks. Use fewer, or split it.'

/**
 * Returns the maximum length of the HTML of a text. Markup makes HTML longer than its Markdown, but normal texts stay
 * well below the maximum.
 */
const maxLengthOf = (markdown: string) => 10_000 + 10 * markdown.length

/** Thrown if a text cannot be rendered. The message tells the text's author why. */
export class UnrenderableError extends Error {
  override readonly name = 'UnrenderableError'
}

/** Maximum texts of one person in the queue, so that nobody keeps others waiting for long. */
const maxWaiting = 10
const waiting = new Map<string, number>()

/** The render thread, one for the whole process. If a text makes the thread end, the next text starts a new one. */
let thread: Promise<RenderThread> | null = null
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Renders Markdown to sanitised HTML in a separate thread, one text after the other. Throws UnrenderableError if the
 * text is too long or too hard to render, or ApiError `rate_limited` if `owner` has too many texts in the queue.
 * `owner`: id of a user; without it, the text is not counted.
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
