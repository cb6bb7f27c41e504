import { Button } from '@vestibule/ui/button'
import { TextArea } from '@vestibule/ui/text-area'
import { useRef, useState, type SubmitEvent } from 'react'
import { Part } from '../part.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** The form for an answer to a ticket. The text stays in the field until the answer is sent. */
export function AnswerForm({ onSubmit }: { onSubmit: (text: string) => void }) {
  const words = useAdminTexts().support.ticket
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const written = text.trim()
    setMissing(written === '')
    if (written === '') field.current?.focus()
    else onSubmit(written)
  }
  return (
    <Part heading={words.answer} hint={words.answerHint}>
      <form className="vb-admin-answer" noValidate onSubmit={submit}>
        <TextArea
          ref={field}
          size="md"
          label={words.answerLabel}
          value={text}
          maxLength={2000}
          error={isMissing && text.trim() === '' ? words.empty : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="md">
          {words.send.action}
        </Button>
      </form>
    </Part>
  )
}
