import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/use-texts.ts'
import { stepDoorsTexts, type StepDoorsTexts } from './step-doors-texts.ts'

export type StepDoorsProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** Number of the current step, from 1. */
  current: number
  /** How many steps the flow has. */
  total: number
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<StepDoorsTexts>
}

/** The progress of a flow of several steps: "Step 2 of 3" and one small drawn door per step. */
export const StepDoors = forwardRef<HTMLSpanElement, StepDoorsProps>(
  ({ current, total, texts, className, ...rest }, ref) => {
    const words = useTexts('stepDoors', stepDoorsTexts)
    return (
      <span ref={ref} className={cx('vb-steps', className)} {...rest}>
        <span>{(texts?.step ?? words.step)(current, total)}</span>
        <span className="vb-steps-doors" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} className="vb-steps-door" data-state={doorState(index + 1, current)} />
          ))}
        </span>
      </span>
    )
  },
)
StepDoors.displayName = 'StepDoors'

function doorState(step: number, current: number): 'done' | 'current' | 'todo' {
  if (step < current) return 'done'
  return step === current ? 'current' : 'todo'
}
