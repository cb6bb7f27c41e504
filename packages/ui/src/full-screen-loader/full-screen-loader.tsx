import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Heading } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'
import { Mark } from '../mark/mark.tsx'
import { Text } from '../text/text.tsx'

export type FullScreenLoaderProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** `slow` says in words that it takes longer than it should; `error` that it failed. */
  status?: 'loading' | 'slow' | 'error'
  /** Below the heading: the reason of an error, or what is being waited for. */
  message?: ReactNode
  /** What can be done about an error, such as a Retry button. */
  action?: ReactNode
  /** Replaces the built-in English texts, each by itself. */
  texts?: { loading?: string; slow?: string; error?: string }
}

/**
 * The mark, whose threshold is a sliding bar, and a word, while the page has nothing else to show. They
 * appear after 200 ms, so that a fast answer does not flash.
 */
export const FullScreenLoader = forwardRef<HTMLDivElement, FullScreenLoaderProps>(
  ({ status = 'loading', message, action, texts, className, ...rest }, ref) => {
    const loading = texts?.loading ?? 'Loading'
    return (
      <div ref={ref} className={cx('vb-loader', className)} data-status={status} {...rest}>
        <Mark size={64} withoutThreshold={status !== 'error'} />
        {status !== 'error' && (
          <div className="vb-loader-track" role="progressbar" aria-label={loading} />
        )}
        <div className="vb-loader-text" role={status === 'error' ? 'alert' : 'status'}>
          {status === 'loading' && <span className="vb-loader-word">{loading}</span>}
          {status === 'slow' && (
            <Text tone="muted">{texts?.slow ?? 'This is taking longer than usual.'}</Text>
          )}
          {status === 'error' && (
            <Heading level={1} size="md">
              {texts?.error ?? 'Server Error'}
            </Heading>
          )}
          {message && <Text tone="muted">{message}</Text>}
        </div>
        {action}
      </div>
    )
  },
)
FullScreenLoader.displayName = 'FullScreenLoader'
