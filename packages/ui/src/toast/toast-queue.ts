export type ToastTone = 'success' | 'error' | 'info' | 'warning'

export type ToastOptions = {
  /**
   * Milliseconds until the toast closes by itself; `Infinity` keeps it open. Default: `durationMs` of the
   * `ToastProvider`.
   */
  durationMs?: number
  /** An extra button, such as "Undo". A press on it also closes the toast. */
  action?: { label: string; onSelect: () => void }
  /** Id of the toast. A toast replaces an earlier one with the same id. */
  id?: string
}

export type ToastRecord = {
  id: string
  tone: ToastTone
  message: string
  durationMs: number
  action: ToastOptions['action']
  /** Increases when the toast is replaced, which restarts its timer. */
  revision: number
}

export type ToastEvent =
  | { type: 'raised'; toast: Omit<ToastRecord, 'revision'> }
  | { type: 'dismissed'; id: string }

/** Returns the visible toasts after an event, oldest first. */
export function toastQueue(toasts: readonly ToastRecord[], event: ToastEvent): ToastRecord[] {
  if (event.type === 'dismissed') return toasts.filter(({ id }) => id !== event.id)
  const former = toasts.find(({ id }) => id === event.toast.id)
  if (!former) return [...toasts, { ...event.toast, revision: 0 }]
  const replacement = { ...event.toast, revision: former.revision + 1 }
  return toasts.map((toast) => (toast === former ? replacement : toast))
}
