import { renewAccess } from '@vestibule/api-client'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { TextArea } from '@vestibule/ui/text-area'
import { useToast } from '@vestibule/ui/toast'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/** An app or a dataset for which the user can ask for longer access. */
export interface Renewable {
  /** What names the app or dataset to the server: its key, or the name of the dataset, or the address of the app. */
  readonly id: string
  readonly name: string
}

interface RenewalDialogProps {
  readonly resource: Renewable
  readonly onClose: () => void
  readonly onSent: () => void
}

/** A dialog that asks the user why the access is needed for longer, and sends the request. */
export function RenewalDialog({ resource, onClose, onSent }: RenewalDialogProps) {
  const texts = useTexts().renewal
  const shell = useShell()
  const toast = useToast()
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    setBusy(true)
    setFailure(null)
    const outcome = await renewAccess(shell.client, { resource: resource.id, reason })
    setBusy(false)
    if (outcome.kind === 'requested') {
      const request = `/requests/${encodeURIComponent(outcome.id)}/`
      toast.success(texts.sent({ number: String(outcome.number) }), {
        action: { label: texts.see, onSelect: () => void navigate(request) },
      })
      onSent()
    } else setFailure(outcome.error.userMessage ?? texts.failed)
  }
  return (
    <Modal
      open
      width={500}
      title={texts.title({ name: resource.name })}
      description={texts.text}
      onClose={onClose}
      initialFocus={field}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <Modal.Body>
          <TextArea
            ref={field}
            label={texts.reason}
            value={reason}
            maxLength={200}
            required
            error={isMissing ? texts.missing : undefined}
            onChange={({ target }) => {
              setReason(target.value)
              setMissing(false)
            }}
          />
          {failure !== null && (
            <Alert tone="danger" role="alert">
              {failure}
            </Alert>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="quiet" size="md" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" size="md" loading={isBusy}>
            {texts.send}
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  )
}
