import '@vestibule/ui/modal.css'
import { useStore } from '@vestibule/base/react/use-read'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { useId } from 'react'
import type { ProofState } from './create-proof.ts'
import { ProofFields, type ProofFieldsProps } from './proof-fields.tsx'
import type { ProofTexts } from './texts/proof-texts.ts'

export interface ProofDialogProps extends Omit<ProofFieldsProps, 'onComplete'> {
  /** What the proof is needed for, such as 'change your password'. */
  readonly purpose: string
  readonly onProven: () => void
  readonly onGivenUp: () => void
}

/** A dialog that asks the user to prove their identity again. The page below it keeps what was typed. */
export function ProofDialog({ purpose, onProven, onGivenUp, ...fields }: ProofDialogProps) {
  const { proof, texts } = fields
  const state = useStore(proof)
  const form = useId()
  const isBusy = state.status === 'proving' || state.status === 'proven'
  const canConfirm = isBusy || state.status === 'open'
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
      footer={
        <>
          <Button variant="quiet" size="md" onClick={onGivenUp}>
            {texts.cancel}
          </Button>
          {canConfirm && (
            <Button
              type="submit"
              form={form}
              size="md"
              loading={isBusy}
              loadingText={texts.pleaseWait}
              data-autofocus={state.factor === 'passkey' || undefined}
            >
              {state.factor === 'passkey' ? texts.confirmPasskey : texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog is rendered inside another form, to which React would pass the event on.
          event.stopPropagation()
          void prove()
        }}
      >
        <ProofFields {...fields} onComplete={() => void prove()} />
      </form>
    </Modal>
  )
}

/** What the user has to do for `purpose`. */
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
