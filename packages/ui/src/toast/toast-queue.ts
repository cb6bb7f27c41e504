export type ToastTone = 'success' | 'error' | 'info' | 'warning'

export type ToastOptions = {
  /** Milliseconds until it leaves by itself; `Infinity` keeps it. 6000 unless said otherwise. */
  durationMs?: number
  /** A second way out, such as "Undo". The toast closes with it. */
  action?: { label: string; onSelect: () => void }
  /** A toast of the same id is replaced instead of joined. */
  id?: string
}

export type ToastRecord = {
  id: string
  tone: ToastTone
  message: string
  durationMs: number
  action: ToastOptions['action']
  /** Grows when the toast is replaced, so that its time starts again. */
  revision: number
}

export type ToastEvent =
  | { type: 'raised'; toast: Omit<ToastRecord, 'revision'> }
  | { type: 'dismissed'; id: string }

/** The toasts on view, oldest first. */
export function toastQueue(toasts: readonly ToastRecord[], event: ToastEvent): ToastRecord[] {
  if (event.type === 'dismissed') return toasts.filter(({ id }) => id !== event.id)
  const former = toasts.find(({ id }) => id === event.toast.id)
  if (!former) return [...toasts, { ...event.toast, revision: 0 }]
  const replacement = { ...event.toast, revision: former.revision + 1 }
  return toasts.map((toast) => (toast === former ? replacement : toast))
}
