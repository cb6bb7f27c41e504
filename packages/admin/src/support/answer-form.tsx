import { Button } from '@vestibule/ui/button'
import { TextArea } from '@vestibule/ui/text-area'
import { useRef, useState, type SubmitEvent } from 'react'
import { Part } from '@vestibule/ui/part'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

interface AnswerFormProps {
  readonly text: string
  readonly onWrite: (text: string) => void
  readonly onSubmit: () => void
}

/** The form for an answer to a ticket. */
export function AnswerForm({ text, onWrite, onSubmit }: AnswerFormProps) {
  const words = useAdminTexts().support.ticket
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else onSubmit()
  }
  return (
    <Part title={words.answer} description={words.answerHint}>
      <form className="adm-answer" noValidate onSubmit={submit}>
        <TextArea
          ref={field}
          size="md"
          label={words.answerLabel}
          value={text}
          maxLength={2000}
          error={isMissing && text.trim() === '' ? words.empty : undefined}
          onChange={(event) => onWrite(event.target.value)}
        />
        <Button type="submit" size="md">
          {words.send.action}
        </Button>
      </form>
    </Part>
  )
}
