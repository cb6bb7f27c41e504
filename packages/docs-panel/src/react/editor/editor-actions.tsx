import { Button } from '@vestibule/ui/button'
import { TrashIcon } from '@vestibule/ui/icons'
import { useState } from 'react'
import { languageName } from './language-name.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { DeleteQuestion } from './delete-question.tsx'
import type { EditorProps } from './editor-props.ts'

/**
 * The id of the form in which an admin writes a document. It can be fixed, because a page has only one of these forms.
 */
export const formId = 'vestibule-docs-form'

/** The buttons that delete, cancel and save a document. The form of a new document has no Delete button. */
export function EditorActions({ editing, saveBlock, cancelChanges, remove }: EditorProps) {
  const { editor } = useDocsTexts()
  const [isAsking, setAsking] = useState(false)
  const { stored, work } = editing
  const isBusy = work !== 'idle'
  return (
    <div className="vb-docs-actions">
      {stored && (
        <>
          <Button
            variant="ghost"
            tone="danger"
            size="md"
            startIcon={<TrashIcon />}
            loading={work === 'deleting'}
            disabled={work === 'saving'}
            onClick={() => setAsking(true)}
          >
            {editor.remove}
          </Button>
          <DeleteQuestion
            language={languageName(stored.language)}
            isOpen={isAsking}
            onKeep={() => setAsking(false)}
            onDelete={() => {
              setAsking(false)
              void remove()
            }}
          />
        </>
      )}
      <Button
        className="vb-docs-cancel"
        variant="secondary"
        size="md"
        disabled={isBusy}
        onClick={cancelChanges}
      >
        {editor.cancel}
      </Button>
      <Button
        className="vb-docs-save"
        type="submit"
        form={formId}
        size="md"
        loading={work === 'saving'}
        loadingText={editor.saving}
        disabled={saveBlock !== null && saveBlock !== 'busy'}
      >
        {stored ? editor.update : editor.saveNew}
      </Button>
    </div>
  )
}
