import type { Clock } from '@vestibule/base/clock'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'

/** Debounce in milliseconds: the text is rendered after this pause in typing. */
export const previewDelay = 300

/** The state of a preview. */
export type PreviewState =
  | { readonly status: 'empty' }
  /** `html` is still that of the previous text, so that the preview does not flicker; '' at first. */
  | { readonly status: 'rendering' | 'failed'; readonly html: string }
  | { readonly status: 'ready'; readonly html: string }

/** Rendered Markdown that follows a text. */
export interface Preview {
  readonly store: ReadonlyStore<PreviewState>
  /** Renders Markdown, debounced. The latest text wins, in whatever order the answers arrive. */
  readonly show: (content: string) => void
  /** Renders the same text again after a failure. */
  readonly retry: () => void
  readonly stop: () => void
}

/** Renders a text while it is written, as its readers will see it. */
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
