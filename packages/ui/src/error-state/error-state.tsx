import { forwardRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { RefreshIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { errorStateTexts, type ErrorStateTexts } from './error-state-texts.ts'

export type ErrorStateProps = Omit<EmptyStateProps, 'art' | 'title'> & {
  /** Says what failed. */
  title?: ReactNode
  /** Called by the Retry button, which is shown only if this prop is set. */
  onRetry?: () => void
  /** The retry is under way: shows the Retry button as busy. */
  loading?: boolean
  /** Short code by which support finds this error in the error reports and in the server's log. */
  supportCode?: string
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<ErrorStateTexts>
}

/** Says that a part of the page failed and offers a retry. The rest of the page stays usable. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(
  (
    { title, onRetry, loading = false, supportCode, actions, texts, className, children, ...rest },
    ref,
  ) => {
    const words = useTexts('errorState', errorStateTexts)
    return (
      <EmptyState
        ref={ref}
        className={cx('vb-error-state', className)}
        title={title ?? texts?.title ?? words.title}
        role="alert"
        actions={
          <>
            {onRetry && (
              <Button
                variant="secondary"
                size="md"
                startIcon={<RefreshIcon />}
                loading={loading}
                onClick={onRetry}
              >
                {texts?.retry ?? words.retry}
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
            {(texts?.supportCode ?? words.supportCode)(supportCode)}
          </Text>
        )}
      </EmptyState>
    )
  },
)
ErrorState.displayName = 'ErrorState'
