import '@vestibule/ui/modal.css'
import { Button } from '@vestibule/ui/button'
import { RefreshIcon } from '@vestibule/ui/icons'
import { Modal } from '@vestibule/ui/modal'
import { deviceTexts } from '../../texts/en-device.ts'

/** The dialog that tells that the code has expired. */
export default function CodeExpired({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Modal
      open
      blocking
      role="alertdialog"
      width={350}
      title={deviceTexts.expiredHeading}
      description={deviceTexts.expired}
    >
      <Button size="md" block startIcon={<RefreshIcon />} data-autofocus onClick={onRefresh}>
        {deviceTexts.refresh}
      </Button>
    </Modal>
  )
}
