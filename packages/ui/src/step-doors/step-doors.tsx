import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type StepDoorsProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** The step being taken, from 1. */
  current: number
  /** How many steps there are. */
  total: number
  /** Replaces the built-in English texts, each by itself. */
  texts?: { step?: (current: number, total: number) => string }
}

/** How far a flow has come: "Step 2 of 3" and as many small doors on one threshold. */
export const StepDoors = forwardRef<HTMLSpanElement, StepDoorsProps>(
  ({ current, total, texts, className, ...rest }, ref) => (
    <span ref={ref} className={cx('vb-steps', className)} {...rest}>
      <span>{texts?.step?.(current, total) ?? `Step ${current} of ${total}`}</span>
      <span className="vb-steps-doors" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className="vb-steps-door" data-state={doorState(index + 1, current)} />
        ))}
      </span>
    </span>
  ),
)
StepDoors.displayName = 'StepDoors'

function doorState(step: number, current: number): 'done' | 'current' | 'todo' {
  if (step < current) return 'done'
  return step === current ? 'current' : 'todo'
}
