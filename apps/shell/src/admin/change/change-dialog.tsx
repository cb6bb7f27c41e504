import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { said, type Change } from './change.ts'
import { useChangeForm } from './use-change-form.tsx'

export interface ChangeDialogProps {
  readonly change: Change
  readonly onClose: () => void
  /** It is done. */
  readonly onDone: () => void
}

/** Asks before something is changed. */
export function ChangeDialog({ change, onClose, onDone }: ChangeDialogProps) {
  const texts = useAdminTexts().changes
  const { chrome } = useTexts()
  const cancel = useRef<HTMLButtonElement>(null)
  const { form, button, given, firstField } = useChangeForm(change, onDone)
  const hasFields = change.fields ?? change.choice ?? change.reason
  return (
    <Modal
      open
      width={500}
      role="alertdialog"
      title={said(change.title, given)}
      initialFocus={hasFields ? firstField : cancel}
      onClose={onClose}
      texts={{ close: chrome.close }}
      footer={
        <>
          <Button ref={cancel} variant="secondary" size="md" onClick={onClose}>
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
