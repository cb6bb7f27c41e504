import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Heading } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'
import { Mark } from '../mark/mark.tsx'
import { Text } from '../text/text.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { fullScreenLoaderTexts, type FullScreenLoaderTexts } from './full-screen-loader-texts.ts'

export type FullScreenLoaderProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** `slow` says that loading takes longer than it should; `error` that it failed. */
  status?: 'loading' | 'slow' | 'error'
  /** Shown below the component's own text: the reason of an error, or what the page is waiting for. */
  description?: ReactNode
  /** What the user can do about an error, such as a Retry button. */
  action?: ReactNode
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<FullScreenLoaderTexts>
}

/**
 * The logo, with a sliding progress bar at its bottom, and a text: for a page that has nothing else to show yet. The
 * logo and the text appear after 200 milliseconds, so that they do not flash if loading is fast. An error appears at
 * once, without a progress bar.
 */
export const FullScreenLoader = forwardRef<HTMLDivElement, FullScreenLoaderProps>(
  ({ status = 'loading', description, action, texts, className, ...rest }, ref) => {
    const words = useTexts('fullScreenLoader', fullScreenLoaderTexts)
    const loading = texts?.loading ?? words.loading
    return (
      <div ref={ref} className={cx('vb-loader', className)} data-status={status} {...rest}>
        <Mark size={64} withoutThreshold={status !== 'error'} />
        {status !== 'error' && (
          <div className="vb-loader-track" role="progressbar" aria-label={loading} />
        )}
        <div className="vb-loader-text" role={status === 'error' ? 'alert' : 'status'}>
          {status === 'loading' && <span className="vb-loader-word">{loading}</span>}
          {status === 'slow' && <Text tone="muted">{texts?.slow ?? words.slow}</Text>}
          {status === 'error' && (
            <Heading level={1} size="md">
              {texts?.error ?? words.error}
            </Heading>
          )}
          {description && <Text tone="muted">{description}</Text>}
        </div>
        {action}
      </div>
    )
  },
)
FullScreenLoader.displayName = 'FullScreenLoader'
