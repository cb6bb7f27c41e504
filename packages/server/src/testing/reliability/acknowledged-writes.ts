import type { TestAnswer, TestBrowser } from '../test-browser.ts'

const api = '/documentation_api/v1'
const app = 'kill'
/** Maximum number of documents that `verify` requests by one call. */
const mostIds = 500

interface Known {
  /** The latest acknowledged text; null if there is no document. */
  readonly text: string | null
  /** The text of an unanswered write, which may or may not be stored. */
  readonly pending?: string | null
}

/**
 * Writes documents while servers and databases are killed, and checks afterwards that acknowledged writes were kept.
 */
export interface AcknowledgedWrites {
  readonly acknowledged: number
  readonly documents: number
  /** Lost writes and unexpected answers, one line each. */
  readonly wrong: string[]
  /**
   * Creates, changes and deletes documents, one after the other, until the signal aborts or the server does not answer.
   */
  write(browser: TestBrowser, name: string, until?: AbortSignal): Promise<void>
  verify(browser: TestBrowser): Promise<void>
}

export function acknowledgedWrites(): AcknowledgedWrites {
  const known = new Map<string, Known>()
  const wrong: string[] = []
  let acknowledged = 0

  /** Resolves to false if the write is unacknowledged: it may or may not be stored. */
  async function step(element: string, text: string | null, send: () => Promise<TestAnswer>) {
    const before = known.get(element)?.text ?? null
    known.set(element, { text: before, pending: text })
    const { status } = await send()
    if (status === 503) return false
    if (status >= 400) {
      wrong.push(`writing ${element} was answered ${status}`)
      return false
    }
    known.set(element, { text })
    acknowledged += 1
    return true
  }

  return {
    wrong,
    get acknowledged() {
      return acknowledged
    },
    get documents() {
      return known.size
    },
    async write(browser, name, until) {
      for (let n = 0; ; n += 1) {
        if (until?.aborted === true) return
        const element = `${name}.${n}`
        const body = (mini_content: string) => ({
          element_id: element,
          app_name: app,
          mini_content,
        })
        const [first, second] = [`first ${element}`, `second ${element}`]
        const gone = `${api}/document?element_id=${element}&app_name=${app}`
        try {
          const isWritten =
            (await step(element, first, () => browser.post(`${api}/save_document`, body(first)))) &&
            (await step(element, second, () =>
              browser.patch(`${api}/update_document`, body(second)),
            )) &&
            (n % 3 !== 0 || (await step(element, null, () => browser.delete(gone))))
          // Wait: during an outage, each try leaves another document to check later.
          if (!isWritten) await new Promise((resolve) => setTimeout(resolve, 50))
        } catch {
          return
        }
      }
    },
    async verify(browser) {
      const elements = [...known.keys()]
      for (let from = 0; from < elements.length; from += mostIds) {
        const element_ids = elements.slice(from, from + mostIds)
        const answer = await browser.post(`${api}/documents`, { element_ids, app_name: app })
        if (answer.status !== 200) {
          wrong.push(`reading was answered ${answer.status}: is the session lost?`)
          return
        }
        const results = answer.envelope['results'] as {
          element_id: string
          mini_content: string
        }[]
        const stored = new Map(results.map((found) => [found.element_id, found.mini_content]))
        for (const element of element_ids) {
          const { text = null, pending } = known.get(element) ?? {}
          const found = stored.get(element) ?? null
          if (found !== text && (pending === undefined || found !== pending)) {
            wrong.push(`${element}: acknowledged ${text}, found ${found}`)
          }
          known.set(element, { text: found })
        }
      }
    },
  }
}
