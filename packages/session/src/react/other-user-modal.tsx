import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import type { SurfaceProps } from './surface-props.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

/** Someone else has signed in while this page holds unsaved work of the user before. */
export function OtherUserModal({ texts }: SurfaceProps) {
  const { reload } = useSessionExpiry()
  return (
    <Modal
      open
      blocking
      role="alertdialog"
      width={350}
      title={texts.otherUserTitle}
      description={texts.otherUserBody}
      footer={
        <Button variant="danger" block onClick={reload}>
          {texts.reload}
        </Button>
      }
    />
  )
}
