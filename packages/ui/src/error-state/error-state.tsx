import { forwardRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { RefreshIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'

export type ErrorStateProps = Omit<EmptyStateProps, 'art' | 'title'> & {
  /** What failed. */
  title?: ReactNode
  /** Offers "Retry". */
  onRetry?: () => void
  /** The retry is under way. */
  retrying?: boolean
  /** Short code that ties this error to the report and the server's log. */
  supportCode?: string
  /** Replaces the built-in English texts, each by itself. */
  texts?: { title?: string; retry?: string; supportCode?: (code: string) => string }
}

/** Says that a part of the page failed, with a way to try again. The rest of the page stays. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(
  (
    { title, onRetry, retrying = false, supportCode, actions, texts, className, children, ...rest },
    ref,
  ) => (
    <EmptyState
      ref={ref}
      className={cx('vb-error-state', className)}
      title={title ?? texts?.title ?? 'Server Error'}
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
              {texts?.retry ?? 'Retry'}
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
          {texts?.supportCode?.(supportCode) ?? `Support code ${supportCode}`}
        </Text>
      )}
    </EmptyState>
  ),
)
ErrorState.displayName = 'ErrorState'
