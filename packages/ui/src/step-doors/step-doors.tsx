import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type StepDoorsProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** The step being taken, from 1. */
  current: number
  total: number
  labels?: { step?: (current: number, total: number) => string }
}

/** How far a flow has come: "Step 2 of 3" and as many small doors on one threshold. */
export const StepDoors = forwardRef<HTMLSpanElement, StepDoorsProps>(
  ({ current, total, labels, className, ...rest }, ref) => (
    <span ref={ref} className={cx('vb-steps', className)} {...rest}>
      <span>{labels?.step?.(current, total) ?? `Step ${current} of ${total}`}</span>
      <span className="vb-steps-doors" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-state={doorState(index + 1, current)} />
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
