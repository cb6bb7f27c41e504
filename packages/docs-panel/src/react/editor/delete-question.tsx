import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { useDocsTexts } from '../use-docs-texts.ts'

interface DeleteQuestionProps {
  isOpen: boolean
  onKeep: () => void
  onDelete: () => void
}

/** Asks before a document is deleted. */
export function DeleteQuestion({ isOpen, onKeep, onDelete }: DeleteQuestionProps) {
  const { removing, panel } = useDocsTexts()
  return (
    <Modal
      role="alertdialog"
      width={450}
      open={isOpen}
      onClose={onKeep}
      texts={{ close: panel.close }}
      title={removing.title}
      description={removing.body}
      footer={
        <>
          <Button size="md" variant="danger" onClick={onDelete}>
            {removing.confirm}
          </Button>
          <Button size="md" onClick={onKeep} data-autofocus>
            {removing.keep}
          </Button>
        </>
      }
    />
  )
}
