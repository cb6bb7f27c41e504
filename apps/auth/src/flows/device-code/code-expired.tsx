import '@vestibule/ui/modal.css'
import { Button } from '@vestibule/ui/button'
import { RefreshIcon } from '@vestibule/ui/icons'
import { Modal } from '@vestibule/ui/modal'
import { useTexts } from '../../texts/use-texts.ts'

/** The dialog that tells the user that the device code has expired. */
export default function CodeExpired({ onRefresh }: { onRefresh: () => void }) {
  const { device: texts } = useTexts()
  return (
    <Modal
      open
      blocking
      role="alertdialog"
      width={350}
      title={texts.expiredHeading}
      description={texts.expired}
      footer={
        <Button size="md" block startIcon={<RefreshIcon />} data-autofocus onClick={onRefresh}>
          {texts.refresh}
        </Button>
      }
    />
  )
}
