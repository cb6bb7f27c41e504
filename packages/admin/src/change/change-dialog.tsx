import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { useRef } from 'react'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { said, type Change } from './change.ts'
import { useChangeForm } from './use-change-form.tsx'

interface ChangeDialogProps {
  readonly change: Change
  readonly onClose: () => void
  /** Called when the change has been made. */
  readonly onDone: () => void
}

/**
 * A dialog that explains a change and makes it when the user confirms. Escape keeps what is filled in for the next time;
 * Cancel throws it away.
 */
export function ChangeDialog({ change, onClose, onDone }: ChangeDialogProps) {
  const texts = useAdminTexts().changes
  const cancel = useRef<HTMLButtonElement>(null)
  const { form, button, given, firstField, discard } = useChangeForm(change, onDone)
  const hasFields = change.fields ?? change.choice ?? change.reason
  return (
    <Modal
      open
      width={500}
      role="alertdialog"
      title={said(change.title, given)}
      initialFocus={hasFields ? firstField : cancel}
      onClose={onClose}
      footer={
        <>
          <Button
            ref={cancel}
            variant="secondary"
            size="md"
            onClick={() => {
              discard()
              onClose()
            }}
          >
            {texts.cancel}
          </Button>
          <Button
            {...button}
            size="md"
            className={change.isDestructive ? 'vb-admin-destructive' : undefined}
          />
        </>
      }
    >
      {form}
    </Modal>
  )
}
