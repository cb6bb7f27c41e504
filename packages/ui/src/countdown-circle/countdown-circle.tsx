import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useCountdown } from './use-countdown.ts'

export type CountdownCircleProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** How long the whole run is, in seconds. */
  seconds: number
  /** What the time is left for, beside the circle. */
  label: ReactNode
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean
  /** Seconds left, when the caller counts. Without it the circle counts by itself. */
  remaining?: number
  /** Paused when false; it goes on from where it stood. */
  running?: boolean
  /** Any other value starts the run again from the top. */
  cycle?: string | number
  /** Nothing is left. Only when the circle counts by itself. */
  onComplete?: () => void
  /** Seconds left at which the time is read out; it is silent else. */
  milestones?: readonly number[]
  /** Replaces the built-in English texts, each by itself. */
  texts?: { remaining?: (seconds: number) => string }
}

/** Seconds that run out, in a circle that closes. Time itself is no live region: it never stops. */
export const CountdownCircle = forwardRef<HTMLDivElement, CountdownCircleProps>(
  ({ remaining, cycle, onComplete, ...rest }, ref) =>
    remaining === undefined ? (
      <SelfCounting key={`${cycle} ${rest.seconds}`} ref={ref} onComplete={onComplete} {...rest} />
    ) : (
      <Dial key={cycle} ref={ref} remaining={remaining} {...rest} />
    ),
)
CountdownCircle.displayName = 'CountdownCircle'

type SelfCountingProps = Omit<CountdownCircleProps, 'remaining' | 'cycle' | 'onComplete'> & {
  onComplete: (() => void) | undefined
}

const SelfCounting = forwardRef<HTMLDivElement, SelfCountingProps>(
  ({ onComplete, ...rest }, ref) => {
    const remaining = useCountdown(rest.seconds, rest.running ?? true, onComplete)
    return <Dial ref={ref} remaining={remaining} {...rest} />
  },
)
SelfCounting.displayName = 'SelfCounting'

type DialProps = Omit<CountdownCircleProps, 'cycle' | 'onComplete'> & { remaining: number }

const Dial = forwardRef<HTMLDivElement, DialProps>(
  (
    {
      seconds,
      remaining,
      label,
      labelHidden = false,
      running = true,
      milestones,
      texts,
      className,
      ...rest
    },
    ref,
  ) => {
    const labelId = useId()
    const Label = labelHidden ? VisuallyHidden : 'span'
    // While it runs the ring moves to where it will be when the second is over.
    const ahead = running ? remaining - 1 : remaining
    const share = Math.min(1, Math.max(0, ahead / seconds))
    const text =
      texts?.remaining?.(remaining) ?? `${remaining} ${remaining === 1 ? 'second' : 'seconds'} left`
    return (
      <div ref={ref} className={cx('vb-countdown', className)} {...rest}>
        <VisuallyHidden role="status">{milestones?.includes(remaining) && text}</VisuallyHidden>
        <span role="timer" aria-live="off" aria-labelledby={labelId} className="vb-countdown-dial">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="30" />
            {share > 0 && (
              <circle
                cx="32"
                cy="32"
                r="30"
                pathLength={1}
                strokeDasharray={1}
                strokeDashoffset={1 - share}
              />
            )}
          </svg>
          <b className="vb-countdown-value">{remaining}</b>
        </span>
        <Label id={labelId} className={labelHidden ? undefined : 'vb-countdown-label'}>
          {label}
        </Label>
      </div>
    )
  },
)
Dial.displayName = 'Dial'
