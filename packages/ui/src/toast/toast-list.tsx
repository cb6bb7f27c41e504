import { useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { ToastCard } from './toast-card.tsx'
import type { ToastRecord } from './toast-queue.ts'

type ToastListProps = {
  toasts: readonly ToastRecord[]
  texts: { region: string; close: string }
  onDismiss: (id: string) => void
}

/**
 * The list of visible toasts. The toasts do not close by themselves while one of them is hovered or focused or the tab
 * is hidden.
 */
export function ToastList({ toasts, texts, onDismiss }: ToastListProps) {
  const region = useRef<HTMLElement>(null)
  const returnFocus = useRef<Element | null>(null)
  // Keep the ids of the hovered and the focused card, not booleans: a card that is removed while hovered or focused
  // fires no leave or blur event, and a boolean would stay true.
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const hidden = usePageHidden()
  const paused = hidden || toasts.some(({ id }) => id === hovered || id === focused)

  const noteFocus = (id: string, event: FocusEvent) => {
    setFocused(id)
    const from = event.relatedTarget
    if (from && !region.current?.contains(from)) returnFocus.current = from
  }
  const dismiss = (id: string) => {
    if (region.current?.contains(document.activeElement)) {
      const element = returnFocus.current
      if (element instanceof HTMLElement) element.focus()
    }
    onDismiss(id)
  }

  return (
    <section
      ref={region}
      className="vb-toasts"
      aria-label={toasts.length > 0 ? texts.region : undefined}
    >
      <ol className="vb-toasts-list">
        {toasts.map((toast) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The handlers only pause the timers.
          <li
            key={toast.id}
            className="vb-toasts-item"
            onMouseEnter={() => setHovered(toast.id)}
            onMouseLeave={() => setHovered(undefined)}
            onFocus={(event) => noteFocus(toast.id, event)}
            onBlur={() => setFocused(undefined)}
          >
            <ToastCard
              key={toast.revision}
              toast={toast}
              paused={paused}
              closeLabel={texts.close}
              onDismiss={() => dismiss(toast.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function subscribe(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

/** Returns whether the page is hidden, for example in a background tab. */
function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
}
