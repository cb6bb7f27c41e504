import { Button } from '@vestibule/ui/button'
import type { ProofState } from './create-proof.ts'
import { ProofFields, type ProofFieldsProps } from './proof-fields.tsx'
import type { ProofTexts } from './texts/proof-texts.ts'

export interface ProofFormProps extends Omit<ProofFieldsProps, 'onComplete'> {
  readonly id: string
  readonly prove: () => Promise<unknown>
}

/** The form of a dialog for a proof. `ConfirmProof` submits it from the dialog's footer. */
export function ProofForm({ id, prove, ...fields }: ProofFormProps) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog may be rendered inside another form, to which React would pass the event on.
        event.stopPropagation()
        void prove()
      }}
    >
      <ProofFields {...fields} onComplete={() => void prove()} />
    </form>
  )
}

export interface ConfirmProofProps {
  /** The id of the form. */
  readonly form: string
  readonly state: ProofState
  readonly texts: ProofTexts
  /** Text of the button, unless the button asks for a passkey. */
  readonly label: string
}

/** Submits the form; nothing while there is no factor to show. */
export function ConfirmProof({ form, state: { status, factor }, texts, label }: ConfirmProofProps) {
  const isBusy = status === 'proving' || status === 'proven'
  if (!isBusy && status !== 'open') return null
  return (
    <Button
      type="submit"
      form={form}
      size="md"
      loading={isBusy}
      loadingText={texts.pleaseWait}
      data-autofocus={factor === 'passkey' || undefined}
    >
      {factor === 'passkey' ? texts.confirmPasskey : label}
    </Button>
  )
}

/** Says what the user has to do before `purpose`, such as typing the code. */
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
