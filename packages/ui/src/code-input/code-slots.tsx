import type { SlotProps } from 'input-otp'
import { Fragment } from 'react'

type Props = {
  slots: SlotProps[]
  separatorAt: number
  wrong: boolean
  shaken: boolean
  accepted: boolean
  busy: boolean
  disabled?: boolean
}

/**
 * The visible slots of a field for a code, one per character. They are hidden from assistive technology, which reads
 * the input.
 */
export function CodeSlots(props: Props) {
  const { slots, separatorAt, wrong, shaken, accepted, busy, disabled } = props
  const full = slots.every((slot) => slot.char !== null)
  return (
    <div
      className="vb-code-slots"
      data-length={slots.length}
      data-full={full || undefined}
      data-wrong={wrong || undefined}
      data-accepted={accepted || undefined}
      data-shaken={(wrong && shaken) || undefined}
      data-busy={busy || undefined}
      data-disabled={disabled || undefined}
      translate="no"
      aria-hidden="true"
    >
      {slots.map((slot, index) => (
        // The index is a stable key: slots never reorder.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {separatorAt > 0 && index === separatorAt && <span className="vb-code-gap" />}
          <span className="vb-code-slot" data-active={slot.isActive || undefined}>
            {slot.char}
            {slot.hasFakeCaret && <span className="vb-code-caret" />}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
