import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import type { SurfaceProps } from './surface-props.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

/** The session is no longer that of this page: someone else has signed in, or acts for another customer. */
export function OtherUserModal({ texts }: SurfaceProps) {
  const { reload, hasUnsavedWork, userChange } = useSessionExpiry()
  const isSameUser = userChange === 'actingFor'
  const withWork = isSameUser ? texts.actingForBody : texts.otherUserBody
  const withoutWork = isSameUser ? texts.actingForNoWork : texts.otherUserNoWork
  return (
    <Modal
      open
      blocking
      role="alertdialog"
      width={350}
      title={isSameUser ? texts.actingForTitle : texts.otherUserTitle}
      description={hasUnsavedWork ? withWork : withoutWork}
      footer={
        <Button variant={hasUnsavedWork ? 'danger' : 'primary'} block onClick={reload}>
          {hasUnsavedWork ? texts.reload : texts.reloadPage}
        </Button>
      }
    />
  )
}
