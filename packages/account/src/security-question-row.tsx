import { setSecurityQuestion } from '@vestibule/api-client'
import { TextField } from '@vestibule/ui/text-field'
import { useToast } from '@vestibule/ui/toast'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { EditForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useProvenSubmission } from './use-proven-submission.ts'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

export interface SecurityQuestionRowProps {
  /** Null: no question is set. */
  readonly question: string | null
  readonly onChanged: () => void
}

/** The security question for a forgotten password. Its answer is never shown. */
export function SecurityQuestionRow({ question, onChanged }: SecurityQuestionRowProps) {
  const { question: texts, change } = useAccountTexts()
  const button =
    question === null
      ? { text: texts.set, name: texts.setLong }
      : { text: change, name: texts.changeLong }
  return (
    <EditableRow
      label={texts.label}
      button={button}
      renderForm={(close) => <QuestionForm {...{ question, onChanged, close }} />}
    >
      <span className="auth-row-note">{question ?? texts.none}</span>
    </EditableRow>
  )
}

function QuestionForm({
  question,
  onChanged,
  close,
}: SecurityQuestionRowProps & { readonly close: () => void }) {
  const { question: texts, save } = useAccountTexts()
  const { client } = useWorld()
  const toast = useToast()
  const [typed, setTyped] = useState({ question: question ?? '', answer: '' })
  const { busy, problem, throttled, edited, submit } = useProvenSubmission(
    texts.purpose,
    (input: typeof typed) => setSecurityQuestion(client, input),
    () => {
      toast.success(texts.done)
      onChanged()
      close()
    },
  )
  const refused = useFieldRefusals(problem)
  const isOfField = ['question', 'answer'].some((name) => refused?.[name] !== undefined)
  const field = (name: keyof typeof typed) => ({
    size: 'md' as const,
    value: typed[name],
    readOnly: busy,
    error: refused?.[name]?.[0],
    onChange: (event: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: event.target.value })
      edited()
    },
  })
  return (
    <EditForm
      {...(question !== null && { consequence: texts.consequence })}
      submitLabel={save}
      busy={busy}
      disabled={throttled || Object.values(typed).some((text) => text.trim() === '')}
      problem={isOfField ? undefined : problem}
      onSubmit={() => submit(typed)}
      onCancel={close}
    >
      <TextField
        label={texts.question}
        description={texts.questionHint}
        data-first-field
        {...field('question')}
      />
      <TextField
        label={texts.answer}
        description={texts.answerHint}
        autoComplete="off"
        {...field('answer')}
      />
    </EditForm>
  )
}
