import type { Clock } from '@vestibule/base/clock'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'

/** How long the user must pause in typing before the changed text is rendered, in milliseconds. */
export const previewDelay = 300

/** The state of a preview of Markdown. `empty`: the text is empty, so there is nothing to render. */
export type PreviewState =
  | { readonly status: 'empty' }
  /**
   * `html` is the result for the previous text, which is still shown so that the preview does not flicker; '' at first.
   */
  | { readonly status: 'rendering' | 'failed'; readonly html: string }
  | { readonly status: 'ready'; readonly html: string }

/** A preview of Markdown that is rendered again when the text changes. */
export interface Preview {
  readonly store: ReadonlyStore<PreviewState>
  /**
   * Renders the first text at once, and a changed one after a pause in typing. The preview shows the latest text, in
   * whatever order the answers arrive.
   */
  readonly show: (content: string) => void
  /** Renders the same text again after rendering has failed. */
  readonly retry: () => void
  readonly stop: () => void
}

/** Creates the preview of a text that the user is writing, rendered as readers will see it. */
export function createPreview(options: {
  render: (content: string, options: { readonly signal: AbortSignal }) => Promise<string>
  clock: Clock
}): Preview {
  const store = createStore<PreviewState>(() => ({ status: 'empty' }))
  let shown: string | null = null
  let cancel = () => {}

  const lastHtml = () => {
    const state = store.getState()
    return state.status === 'empty' ? '' : state.html
  }

  const schedule = (content: string, delay: number) => {
    cancel()
    const request = new AbortController()
    const render = async () => {
      try {
        const html = await options.render(content, { signal: request.signal })
        if (!request.signal.aborted) store.setState({ status: 'ready', html }, true)
      } catch {
        if (!request.signal.aborted) store.setState({ status: 'failed', html: lastHtml() }, true)
      }
    }
    const cancelTimer = options.clock.after(delay, () => void render())
    cancel = () => {
      cancelTimer()
      request.abort()
    }
    store.setState({ status: 'rendering', html: lastHtml() }, true)
  }

  return {
    store: readonlyStore(store),
    show(content) {
      if (content === shown) return
      const isFirst = shown === null
      shown = content
      if (content.trim() !== '') return schedule(content, isFirst ? 0 : previewDelay)
      cancel()
      store.setState({ status: 'empty' }, true)
    },
    retry() {
      if (shown !== null) schedule(shown, 0)
    },
    stop() {
      cancel()
      shown = null
    },
  }
}
