import { useId, type ReactNode, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldMessage } from './field-message.tsx'

export type FieldTexts = {
  /** Always visible, above the control. */
  label: ReactNode
  /** Keeps the label for assistive technology only. For search boxes and the like. */
  labelHidden?: boolean
  /** Beside the label, at the end of its line: a link such as "Forgot Password". */
  labelEnd?: ReactNode
  /** A line between label and control. */
  description?: ReactNode
  /** Why the value is refused. Marks the control invalid and stands below it. */
  error?: ReactNode
  /** That the value is accepted. Stands below the control when there is no error. */
  success?: ReactNode
}

export type FieldIds = {
  control: string
  label: string
  description: string
  message: string
  /** For `aria-describedby`: what is present of the caller's ids, description and message. */
  describedBy: string | undefined
}

/** The ids that tie a control to its label, description and message. */
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

export type FieldProps = FieldTexts & {
  /** The ids that tie the parts together: of `useFieldIds`, which the control gets as well. */
  ids: FieldIds
  /** The control. */
  children: ReactNode
  /** Goes to the element around all of it. */
  className?: string
  /** The element of the message, to move focus to it. */
  messageRef?: Ref<HTMLParagraphElement>
  /** Reads a new message out at once. For a control that keeps the focus when it is refused. */
  assertive?: boolean
}

/** Label, description, control and message, for controls of your own. */
export function Field({
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
}: FieldProps) {
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
