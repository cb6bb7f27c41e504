import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useCountdown } from './use-countdown.ts'
import { useTexts } from '../internal/use-texts.ts'
import { countdownCircleTexts, type CountdownCircleTexts } from './countdown-circle-texts.ts'

export type CountdownCircleProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** Duration of the whole countdown, in seconds. */
  seconds: number
  /** Shown beside the circle: what the remaining time is for. */
  label: ReactNode
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean
  /** Seconds left, if the caller counts. Without this prop the circle counts by itself. */
  remaining?: number
  /**
   * Whether the countdown runs. False pauses it; true resumes it. If the caller counts (`remaining`), false does not
   * stop the count; the ring then shows exactly `remaining` instead of moving ahead to the next second.
   */
  running?: boolean
  /** Changing this value restarts the countdown. */
  cycle?: string | number
  /** Called when no time is left, but only if the circle counts by itself (without `remaining`). */
  onComplete?: () => void
  /** Numbers of seconds left at which screen readers announce the time. */
  milestones?: readonly number[]
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<CountdownCircleTexts>
}

/**
 * A countdown in seconds, in a circle whose ring becomes shorter. The visible time is no live region, because screen
 * readers would read it out every second.
 */
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
    // While running, the ring animates to its position at the end of the current second.
    const ahead = running ? remaining - 1 : remaining
    const share = Math.min(1, Math.max(0, ahead / seconds))
    const words = useTexts('countdownCircle', countdownCircleTexts)
    const text = (texts?.remaining ?? words.remaining)(remaining)
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
