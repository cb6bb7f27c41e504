import { type ReactNode, type Ref } from 'react'
import { CheckIcon, ErrorCircleIcon } from '../icons/icons.tsx'

export type FieldMessageProps = {
  id: string
  error?: ReactNode
  /** Shown when there is no error. */
  success?: ReactNode
  /** Screen readers announce a new error at once. */
  assertive?: boolean
  messageRef?: Ref<HTMLParagraphElement>
}

/** The message below a control: why its value is refused, or that it is accepted. */
export function FieldMessage({
  id,
  error,
  success,
  assertive = false,
  messageRef,
}: FieldMessageProps) {
  const message = error || success
  if (!message) return null
  const Icon = error ? ErrorCircleIcon : CheckIcon
  return (
    <p
      ref={messageRef}
      className="vb-message"
      id={id}
      data-tone={error ? 'danger' : 'success'}
      role={assertive && error ? 'alert' : undefined}
      tabIndex={-1}
    >
      <Icon size={16} />
      <span>{message}</span>
    </p>
  )
}
