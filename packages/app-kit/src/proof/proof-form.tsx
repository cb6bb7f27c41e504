import { useStore } from '@vestibule/base/react/use-read'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import type { ReactNode } from 'react'
import type { ProofState } from './create-proof.ts'
import { ProofFields, type ProofFieldsProps } from './proof-fields.tsx'
import type { ProofTexts } from './texts/proof-texts.ts'

export interface ProofFormProps extends Omit<ProofFieldsProps, 'onComplete'> {
  readonly prove: () => Promise<unknown>
  /** Text of the button that sends a password or a code. If the factor is a passkey, the button has another text. */
  readonly label: string
  /** The button for users who do not go on, shown before the button that sends the proof. */
  readonly children: ReactNode
}

/** The form of a dialog that asks for a proof of identity, with the dialog's footer. */
export function ProofForm({ prove, label, children, ...fields }: ProofFormProps) {
  const { proof, texts } = fields
  const { status, factor } = useStore(proof)
  const isBusy = status === 'proving' || status === 'proven'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may be rendered inside another form. Without this, React would pass the submit event on to that
        // form.
        event.stopPropagation()
        void prove()
      }}
    >
      <Modal.Body>
        <ProofFields {...fields} onComplete={() => void prove()} />
      </Modal.Body>
      <Modal.Footer>
        {children}
        {/* Show no button while there is no factor to show, because nothing could be sent. */}
        {(isBusy || status === 'open') && (
          <Button
            type="submit"
            size="md"
            loading={isBusy}
            loadingText={texts.pleaseWait}
            data-autofocus={factor === 'passkey' || undefined}
          >
            {factor === 'passkey' ? texts.confirmPasskey : label}
          </Button>
        )}
      </Modal.Footer>
    </form>
  )
}

/** Returns the sentence that says what the user has to do, such as typing the code, and what for (`purpose`). */
export function how({ status, factor }: ProofState, texts: ProofTexts, purpose: string): string {
  switch (status) {
    case 'loading':
    case 'notLoaded':
      return texts.wait({ purpose })
    case 'none':
      return texts.nothing({ purpose })
    default:
      return texts.how[factor]({ purpose })
  }
}
