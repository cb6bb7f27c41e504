import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import type { UseDocsPanel } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'

/** Asks before unsaved text is dropped. */
export function LeaveQuestion({ panel, stay, discard }: UseDocsPanel) {
  const { leaving, panel: panelTexts } = useDocsTexts()
  return (
    <Modal
      role="alertdialog"
      width={450}
      open={panel.status === 'editing' && panel.leaving !== null}
      onClose={stay}
      labels={{ close: panelTexts.close }}
      title={leaving.title}
      description={leaving.body}
      footer={
        <>
          <Button size="md" variant="secondary" onClick={discard}>
            {leaving.discard}
          </Button>
          <Button size="md" onClick={stay} data-autofocus>
            {leaving.stay}
          </Button>
        </>
      }
    />
  )
}
