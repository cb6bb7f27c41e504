import '@vestibule/ui/modal.css'
import { Button } from '@vestibule/ui/button'
import { RefreshIcon } from '@vestibule/ui/icons'
import { Modal } from '@vestibule/ui/modal'
import { useTexts } from '../../texts/use-texts.ts'

/** The code was not used in time. */
export default function CodeExpired({ onRefresh }: { onRefresh: () => void }) {
  const { device } = useTexts()
  return (
    <Modal
      open
      blocking
      role="alertdialog"
      width={350}
      title={device.expiredHeading}
      description={device.expired}
    >
      <Button size="md" block startIcon={<RefreshIcon />} data-autofocus onClick={onRefresh}>
        {device.refresh}
      </Button>
    </Modal>
  )
}
