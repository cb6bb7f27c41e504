import { isApiError } from '@vestibule/api-client'
import type { Called } from '@vestibule/base/react/use-call'
import { Button } from '@vestibule/ui/button'
import { ErrorState } from '@vestibule/ui/error-state'
import type { ReactNode } from 'react'
import { useAdminTexts } from './texts/use-admin-texts.ts'

interface FailedProps {
  readonly of: Pick<Called<unknown>, 'state' | 'retry'>
  /**
   * Title of the message for a failure. Absent: says that the list could not be loaded. False: the default of
   * `ErrorState`.
   */
  readonly title?: string | false
  /** Heading level of the message for a failure. */
  readonly level?: 1 | 2 | undefined
  /** Whether the call is for only a part of a page. Its failure is then shown as a line of text with a button. */
  readonly isPart?: boolean | undefined
}

interface LoadedProps<Value> extends FailedProps {
  readonly of: Pick<Called<Value>, 'state' | 'retry'>
  /** Shown until the call is answered. */
  readonly loading: ReactNode
  readonly children: (value: Value) => ReactNode
}

/**
 * Shows the value that a call has answered; before that, that it is loading; after a failure, what has failed and how
 * the user can go on.
 */
export function Loaded<Value>({ loading, children, ...failure }: LoadedProps<Value>) {
  const { state } = failure.of
  if (state.status === 'loading') return loading
  return state.status === 'loaded' ? children(state.value) : <Failed {...failure} />
}

/** Says that a call has failed, with a button that tries again. Renders nothing otherwise. */
export function Failed({ of: { state, retry }, title, level, isPart }: FailedProps) {
  const texts = useAdminTexts()
  if (state.status !== 'failed') return null
  if (isPart) {
    return (
      <div role="alert">
        <p className="adm-muted">{state.message}</p>
        <div className="vb-part-actions">
          <Button variant="secondary" size="sm" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <ErrorState
      {...(title !== false && { title: title ?? texts.list.failed })}
      {...(level && { level })}
      onRetry={retry}
      supportCode={(isApiError(state.error) && state.error.requestId) || undefined}
    >
      {state.message}
    </ErrorState>
  )
}
