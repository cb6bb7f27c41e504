import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { CheckIcon, ErrorCircleIcon } from '../icons/icons.tsx'

export type FieldMessageProps = {
  id: string
  error?: ReactNode
  /** Shown when there is no error. */
  success?: ReactNode
  /**
   * Makes the error an alert from the start, which screen readers announce at once. Otherwise the error becomes an
   * alert only if the form does not move the focus to a refused field: screen readers read the message of a focused
   * field anyway.
   */
  assertive?: boolean
  messageRef?: Ref<HTMLParagraphElement>
}

/** The message below a control: why its value is refused, or that it is accepted. */
export function FieldMessage(props: FieldMessageProps) {
  return (props.error || props.success) && <Message key={props.error ? 1 : 0} {...props} />
}

function Message({ id, error, success, assertive = false, messageRef }: FieldMessageProps) {
  const [before] = useState(() => globalThis.document?.activeElement)
  const [isAlert, setAlert] = useState(assertive)
  useEffect(() => {
    if (!error) return
    // Wait until the form has had the chance to move the focus to a refused field: screen readers then read the message
    // with that field, and an alert would read it twice.
    queueMicrotask(() => {
      const at = document.activeElement
      if (at === before || !at?.matches('[aria-invalid="true"]')) setAlert(true)
    })
  }, [before, error])
  const Icon = error ? ErrorCircleIcon : CheckIcon
  return (
    <p
      // Screen readers read an alert only when its element appears, so the key makes React replace the element.
      key={Number(isAlert)}
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
