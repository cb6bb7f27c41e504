import { useId, type ReactNode, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldMessage } from './field-message.tsx'

export type FieldTexts = {
  /** Label above the control. */
  label: ReactNode
  /** Hides the label visually; screen readers still read it. For search boxes, for example. */
  labelHidden?: boolean
  /** Shown at the end of the label's line: a link such as "Forgot Password". */
  labelEnd?: ReactNode
  /** A line of help between label and control. */
  description?: ReactNode
  /** Says why the value is refused. Shown below the control, which is marked invalid. */
  error?: ReactNode
  /** Says that the value is accepted. Shown below the control if there is no error. */
  success?: ReactNode
}

export type FieldIds = {
  control: string
  label: string
  description: string
  message: string
  /** Value of `aria-describedby`: the caller's ids and those of description and message, if present. */
  describedBy: string | undefined
}

/**
 * Returns the ids that link a control to its label, description and message: built from the control's given id, or else
 * from a generated id.
 */
export function useFieldIds(
  { description, error, success }: Pick<FieldTexts, 'description' | 'error' | 'success'>,
  given: { id?: string; describedBy?: string } = {},
): FieldIds {
  const own = useId()
  const control = given.id ?? own
  const ids = {
    control,
    label: `${control}-label`,
    description: `${control}-description`,
    message: `${control}-message`,
  }
  const describedBy = [
    given.describedBy,
    description && ids.description,
    (error || success) && ids.message,
  ]
  return { ...ids, describedBy: describedBy.filter(Boolean).join(' ') || undefined }
}

type FieldFrameProps = FieldTexts & {
  ids: FieldIds
  children: ReactNode
  className?: string
  messageRef?: Ref<HTMLParagraphElement>
  assertive?: boolean
}

/**
 * The whole of a field with a label: label, description, control and message. Unlike `Field` it knows no separate parts
 * (`Field.Label` and so on), which most fields do not need.
 */
export function FieldFrame({
  ids,
  label,
  labelHidden = false,
  labelEnd,
  description,
  error,
  success,
  messageRef,
  assertive,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={cx('vb-field', className)}>
      <div className={labelHidden ? 'vb-visually-hidden' : 'vb-label-row'}>
        <label className="vb-label" id={ids.label} htmlFor={ids.control}>
          {label}
        </label>
        {labelEnd}
      </div>
      {description && (
        <div className="vb-description" id={ids.description}>
          {description}
        </div>
      )}
      {children}
      <FieldMessage
        id={ids.message}
        error={error}
        success={success}
        assertive={assertive}
        messageRef={messageRef}
      />
    </div>
  )
}
