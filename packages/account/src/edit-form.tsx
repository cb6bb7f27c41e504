import type { Submission } from '@vestibule/app-kit/calls/use-submission'
import { useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import type { ReactNode } from 'react'
import { AccountProblem } from './account-problem.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useEdit, type Edit } from './use-edit.ts'

export interface EditFormProps {
  /** Tells the user what else the change causes. */
  readonly consequence?: string | undefined
  readonly submitLabel: string
  readonly submission: Pick<Submission<never>, 'busy' | 'problem' | 'throttled'>
  /** Whether the user has yet to fill something in, so that the form cannot be sent. */
  readonly isIncomplete?: boolean
  /** Whether one of the fields shows the problem. Otherwise it is shown below the fields. */
  readonly isOfField?: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** A form that replaces a row: fields, what the change causes, and two buttons. */
export function EditForm(props: EditFormProps) {
  const { app } = useScreenTexts()
  const { cancel } = useAccountTexts()
  const { busy, problem, throttled } = props.submission
  const isDisabled = throttled || props.isIncomplete === true
  return (
    <AuthForm
      className="acc-edit"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDisabled && !busy) props.onSubmit()
      }}
    >
      {props.children}
      {props.consequence !== undefined && <p className="acc-row-note">{props.consequence}</p>}
      <AccountProblem problem={props.isOfField === true ? undefined : problem} />
      <div className="acc-edit-buttons">
        <Button
          type="submit"
          size="md"
          loading={busy}
          loadingText={app.pleaseWait}
          disabled={isDisabled}
          data-first-field={props.children === undefined || undefined}
        >
          {props.submitLabel}
        </Button>
        <Button variant="quiet" size="md" onClick={props.onCancel}>
          {cancel}
        </Button>
      </div>
    </AuthForm>
  )
}

interface ConfirmFormProps<Outcome extends { readonly kind: string }>
  extends Edit<Outcome, void>, Pick<EditFormProps, 'submitLabel' | 'onCancel'> {
  readonly consequence: string
}

/** A form without fields, for a change that the user only has to confirm. */
export function ConfirmForm<Outcome extends { readonly kind: string }>({
  consequence,
  submitLabel,
  onCancel,
  ...edit
}: ConfirmFormProps<Outcome>) {
  const submission = useEdit(edit)
  return (
    <EditForm
      {...{ consequence, submitLabel, submission, onCancel }}
      onSubmit={() => submission.submit()}
    />
  )
}
