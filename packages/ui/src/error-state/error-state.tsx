import { forwardRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { RefreshIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'

export type ErrorStateProps = Omit<EmptyStateProps, 'art' | 'title'> & {
  title?: ReactNode
  /** Offers "Retry". */
  onRetry?: () => void
  /** The retry is under way. */
  retrying?: boolean
  /** Short code that ties this error to the report and the server's log. */
  supportCode?: string
  labels?: { title?: string; retry?: string; supportCode?: (code: string) => string }
}

/** Says that a part of the page failed, with a way to try again. The rest of the page stays. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(
  (
    {
      title,
      onRetry,
      retrying = false,
      supportCode,
      actions,
      labels,
      className,
      children,
      ...rest
    },
    ref,
  ) => (
    <EmptyState
      ref={ref}
      className={cx('vb-error-state', className)}
      title={title ?? labels?.title ?? 'Server Error'}
      role="alert"
      actions={
        <>
          {onRetry && (
            <Button
              variant="secondary"
              size="md"
              startIcon={<RefreshIcon />}
              loading={retrying}
              onClick={onRetry}
            >
              {labels?.retry ?? 'Retry'}
            </Button>
          )}
          {actions}
        </>
      }
      {...rest}
    >
      {children}
      {supportCode && (
        <Text size="xs" tone="muted" code className="vb-support-code">
          {labels?.supportCode?.(supportCode) ?? `Support code ${supportCode}`}
        </Text>
      )}
    </EmptyState>
  ),
)
ErrorState.displayName = 'ErrorState'
