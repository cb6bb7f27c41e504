import '@vestibule/ui/modal.css'
import { useStore } from '@vestibule/base/react/use-read'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import type { ProofFieldsProps } from './proof-fields.tsx'
import { how, ProofForm } from './proof-form.tsx'

export interface ProofDialogProps extends Omit<ProofFieldsProps, 'onComplete'> {
  /** What the proof is needed for, such as 'change your password'. */
  readonly purpose: string
  readonly onProven: () => void
  readonly onGivenUp: () => void
}

/** A dialog that asks the user to prove their identity again. What the user has typed on the page below stays. */
export function ProofDialog({ purpose, onProven, onGivenUp, ...fields }: ProofDialogProps) {
  const { proof, texts } = fields
  const state = useStore(proof)
  async function prove() {
    if (await proof.prove()) onProven()
  }
  return (
    <Modal
      open
      width={450}
      title={texts.title}
      description={how(state, texts, purpose)}
      onClose={onGivenUp}
    >
      <ProofForm {...fields} prove={prove} label={texts.confirm}>
        <Button variant="quiet" size="md" onClick={onGivenUp}>
          {texts.cancel}
        </Button>
      </ProofForm>
    </Modal>
  )
}
