import { Alert } from '@vestibule/ui/alert'
import { useTexts } from '../../texts/use-texts.ts'

export interface LinkSentProps {
  /** What was sent, and where to look for it. */
  readonly message: string
  /** The address; left out where the platform does not say whether it has an account. */
  readonly email?: string | undefined
}

/** Says to which address the link was mailed, and that only the newest one works. */
export function LinkSent({ message, email }: LinkSentProps) {
  const { resetLink } = useTexts()
  return (
    <Alert tone="success" role="status" title={message}>
      {email !== undefined && <>{resetLink.sentTo({ email: <strong>{email}</strong> })} </>}
      {resetLink.onlyNewest}
    </Alert>
  )
}
