import { Alert } from '@vestibule/ui/alert'
import { useTexts } from '../../texts/use-texts.ts'

export interface LinkSentProps {
  /** Says what was sent, and where the user should look for it. */
  readonly message: string
  /**
   * The address to which the link was sent. Absent if the platform does not reveal whether the address has an account.
   */
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
