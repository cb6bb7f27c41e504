import { setSecurityQuestion } from '@vestibule/api-client'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { TextField } from '@vestibule/ui/text-field'
import { useState } from 'react'
import { EditForm } from './edit-form.tsx'
import { EditableRow } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useEdit } from './use-edit.ts'
import { useTextFields } from './use-text-fields.ts'

export interface SecurityQuestionRowProps {
  /** The text of the question. Null: the user has set none. */
  readonly question: string | null
  readonly onChanged: () => void
}

/** Lets the user set the security question for a forgotten password. Its answer is never shown. */
export function SecurityQuestionRow({ question, onChanged }: SecurityQuestionRowProps) {
  const { question: texts, change } = useAccountTexts()
  const button =
    question === null
      ? { text: texts.set, name: texts.setLong }
      : { text: change, name: texts.changeLong }
  return (
    <EditableRow
      label={texts.label}
      forms={[{ button, render: (close) => <QuestionForm {...{ question, onChanged, close }} /> }]}
    >
      <span className="acc-row-note">{question ?? texts.none}</span>
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
  const [typed, setTyped] = useState({ question: question ?? '', answer: '' })
  const submission = useEdit({
    purpose: texts.purpose,
    send: (input: typeof typed) => setSecurityQuestion(client, input),
    done: texts.done,
    onDone() {
      onChanged()
      close()
    },
  })
  const { field, isBlank, isOfField } = useTextFields(typed, setTyped, submission)
  return (
    <EditForm
      {...{ submission, isOfField }}
      consequence={question === null ? undefined : texts.consequence}
      submitLabel={save}
      isIncomplete={isBlank}
      onSubmit={() => submission.submit(typed)}
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
