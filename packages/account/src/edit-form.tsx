import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import type { ReactNode } from 'react'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import { AccountProblem } from './account-problem.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'

export interface EditFormProps {
  /** What else the change causes, shown to the user. */
  readonly consequence?: string
  readonly submitLabel: string
  readonly busy: boolean
  readonly disabled?: boolean
  /** Shown below the fields, except for problems of a single field, which that field shows. */
  readonly problem: Problem | undefined
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** A form that replaces a row: fields, what the change causes, and two buttons. */
export function EditForm(props: EditFormProps) {
  const { app } = useScreenTexts()
  const { cancel } = useAccountTexts()
  return (
    <AuthForm
      className="auth-edit"
      onSubmit={(event) => {
        event.preventDefault()
        if (!props.disabled && !props.busy) props.onSubmit()
      }}
    >
      {props.children}
      {props.consequence !== undefined && <p className="auth-row-note">{props.consequence}</p>}
      <AccountProblem problem={props.problem} />
      <div className="auth-edit-buttons">
        <Button
          type="submit"
          size="md"
          loading={props.busy}
          loadingText={app.pleaseWait}
          disabled={props.disabled}
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
