import { AuthForm } from '@vestibule/ui/auth-card'
import { Text } from '@vestibule/ui/text'
import { TextField } from '@vestibule/ui/text-field'
import { useId, useRef, useState, type ReactNode } from 'react'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { formText } from '../../../parts/form-text.ts'
import { useDropOnPageHide } from '@vestibule/app-kit/screens/use-drop-on-page-hide'
import { useTexts } from '../../../texts/use-texts.ts'

export interface SecurityAnswerFormProps {
  readonly question: string
  readonly busy: boolean
  /** Why the server refused the answer, shown in the form. */
  readonly problem: ReactNode
  /** Whether nothing can be sent yet because a rate limit has not ended. */
  readonly throttled: boolean
  readonly onEdited: () => void
  readonly onAnswer: (answer: string) => void
}

export function SecurityAnswerForm({
  question,
  busy,
  problem,
  throttled,
  onEdited,
  onAnswer,
}: SecurityAnswerFormProps) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const questionId = useId()
  const [empty, setEmpty] = useState(false)
  useDropOnPageHide(() => form.current?.reset())
  return (
    <AuthForm
      ref={form}
      steady
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const answer = formText(event.currentTarget, 'answer').trim()
        setEmpty(answer === '')
        if (answer === '') field.current?.focus()
        else onAnswer(answer)
      }}
    >
      <Text size="md" id={questionId}>
        {question}
      </Text>
      <TextField
        ref={field}
        name="answer"
        label={texts.securityQuestion.answer}
        autoComplete="off"
        aria-describedby={questionId}
        readOnly={busy}
        error={empty ? texts.errors.fieldEmpty : undefined}
        data-first-field
        onChange={() => {
          setEmpty(false)
          onEdited()
        }}
      />
      {problem}
      <BusyButton type="submit" disabled={throttled} busy={busy}>
        {texts.securityQuestion.submit}
      </BusyButton>
    </AuthForm>
  )
}
