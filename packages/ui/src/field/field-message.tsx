import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { CheckIcon, ErrorCircleIcon } from '../icons/icons.tsx'

export type FieldMessageProps = {
  id: string
  /** Id of the control. */
  control: string
  error?: ReactNode
  /** Shown when there is no error. */
  success?: ReactNode
  /** Screen readers announce a new error at once. */
  assertive?: boolean
  messageRef?: Ref<HTMLParagraphElement>
}

/** The message below a control: why its value is refused, or that it is accepted. */
export function FieldMessage(props: FieldMessageProps) {
  return (
    (props.error || props.success) && <Message key={props.error ? 'error' : 'success'} {...props} />
  )
}

function Message({
  id,
  control,
  error,
  success,
  assertive = false,
  messageRef,
}: FieldMessageProps) {
  const [isAlert, setAlert] = useState(
    // A field that has the focus is not read again.
    () => assertive || (typeof document !== 'undefined' && document.activeElement?.id === control),
  )
  useEffect(() => {
    let isGone = false
    // By then the form may have moved the focus to a refused field, which is read with its message.
    queueMicrotask(() => {
      if (!isGone && !document.activeElement?.matches('[aria-invalid="true"]')) setAlert(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  const Icon = error ? ErrorCircleIcon : CheckIcon
  return (
    <p
      // Screen readers read an alert only when it appears.
      key={isAlert ? 'alert' : 'text'}
      ref={messageRef}
      className="vb-message"
      id={id}
      data-tone={error ? 'danger' : 'success'}
      role={error && isAlert ? 'alert' : undefined}
      tabIndex={-1}
    >
      <Icon size={16} />
      <span>{error || success}</span>
    </p>
  )
}
