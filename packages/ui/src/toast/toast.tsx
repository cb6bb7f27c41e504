import { createContext, useContext, useMemo, useReducer, useRef, type ReactNode } from 'react'
import { BodyPortal } from '../internal/body-portal.tsx'
import { useLiveRegions } from '../internal/use-live-regions.tsx'
import { ToastList } from './toast-list.tsx'
import { toastQueue, type ToastOptions, type ToastTone } from './toast-queue.ts'

export type { ToastOptions, ToastTone } from './toast-queue.ts'

/** Raises a toast and returns its id. */
export type RaiseToast = (message: string, options?: ToastOptions) => string

export type Toasts = Record<ToastTone, RaiseToast> & {
  /** Takes a toast away before its time. */
  dismiss: (id: string) => void
}

const ToastContext = createContext<Toasts | undefined>(undefined)

export type ToastProviderProps = {
  /** Milliseconds a toast stays unless it says otherwise. */
  durationMs?: number
  /** Replaces the built-in English texts, each by itself. */
  texts?: { close?: string; region?: string }
  /** The app. */
  children: ReactNode
}

/**
 * Holds the toasts of the app: at the top centre, stacked, over any dialog. Put one at the root.
 * Errors are read out at once, the rest when there is a pause.
 */
export function ToastProvider({ durationMs = 6000, texts, children }: ToastProviderProps) {
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
          texts={{ region: texts?.region ?? 'Notifications', close: texts?.close ?? 'Close' }}
          onDismiss={api.dismiss}
        />
      </BodyPortal>
      {regions}
    </ToastContext.Provider>
  )
}

/**
 * Raises short messages about what just happened. A toast never carries an error alone: say it
 * where it happened as well.
 * @throws Error when no `ToastProvider` stands above the component.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) {
    throw new Error('useToast needs a ToastProvider. Wrap the app in <ToastProvider>.')
  }
  return toasts
}
