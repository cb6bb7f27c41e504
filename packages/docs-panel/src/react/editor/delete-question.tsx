import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { useDocsTexts } from '../use-docs-texts.ts'

interface DeleteQuestionProps {
  /** Language name of the translation to delete; null deletes the whole document. */
  language: string | null
  isOpen: boolean
  onKeep: () => void
  onDelete: () => void
}

/** Asks before a document is deleted. */
export function DeleteQuestion({ language, isOpen, onKeep, onDelete }: DeleteQuestionProps) {
  const { removing, panel } = useDocsTexts()
  return (
    <Modal
      role="alertdialog"
      width={450}
      open={isOpen}
      onClose={onKeep}
      texts={{ close: panel.close }}
      title={language === null ? removing.title : removing.translationTitle}
      description={language === null ? removing.body : removing.translationBody({ language })}
      footer={
        <>
          <Button size="md" variant="ghost" tone="danger" onClick={onDelete}>
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
