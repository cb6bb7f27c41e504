import { createContext, useContext, useMemo, useReducer, useRef, type ReactNode } from 'react'
import { BodyPortal } from '../internal/body-portal.tsx'
import { useLiveRegions } from '../internal/use-live-regions.tsx'
import { ToastList } from './toast-list.tsx'
import { toastQueue, type ToastOptions, type ToastTone } from './toast-queue.ts'
import { useTexts } from '../internal/use-texts.ts'
import { toastTexts, type ToastTexts } from './toast-texts.ts'

/** Shows a toast and returns its id. */
type RaiseToast = (message: string, options?: ToastOptions) => string

type Toasts = Record<ToastTone, RaiseToast> & {
  /** Closes the toast with this id before its time is over. */
  dismiss: (id: string) => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

export type ToastProviderProps = {
  /** Time in milliseconds until a toast closes, unless the toast has a time of its own. */
  durationMs?: number
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<ToastTexts>
  /** The content, usually the whole app. */
  children: ReactNode
}

/**
 * Shows the app's toasts at the top centre of the page, stacked, above any dialog. Put one `ToastProvider` at the root
 * of the app. Screen readers announce errors at once, and other toasts at the next pause.
 *
 * The custom properties `--vb-toasts-position`, `--vb-toasts-inset` and `--vb-toasts-padding` of the body place the
 * toasts; defaults: `fixed`, `0 0 auto` and `16px 16px 48px`.
 */
export function ToastProvider({ durationMs = 6000, texts, children }: ToastProviderProps) {
  const words = useTexts('toast', toastTexts)
  const [toasts, dispatch] = useReducer(toastQueue, [])
  const raised = useRef(0)
  const { announce, regions } = useLiveRegions()

  const api = useMemo<Toasts>(() => {
    const raise =
      (tone: ToastTone): RaiseToast =>
      (
        message,
        { id = `toast-${(raised.current += 1)}`, durationMs: own = durationMs, action } = {},
      ) => {
        dispatch({ type: 'raised', toast: { id, tone, message, durationMs: own, action } })
        announce(message, { assertive: tone === 'error' })
        return id
      }
    return {
      success: raise('success'),
      error: raise('error'),
      info: raise('info'),
      warning: raise('warning'),
      dismiss: (id) => dispatch({ type: 'dismissed', id }),
    }
  }, [announce, durationMs])

  return (
    <ToastContext.Provider value={api}>
      {children}
      <BodyPortal>
        <ToastList
          toasts={toasts}
          texts={{
            region: texts?.region ?? words.region,
            close: texts?.close ?? words.close,
          }}
          onDismiss={api.dismiss}
        />
      </BodyPortal>
      {regions}
    </ToastContext.Provider>
  )
}

/**
 * Returns functions that show short messages about what just happened. A toast disappears, so show an error also where
 * it happened.
 * @throws Error when there is no `ToastProvider` above the component.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) {
    throw new Error('useToast needs a ToastProvider. Wrap the app in <ToastProvider>.')
  }
  return toasts
}
