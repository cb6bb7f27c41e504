import { safeNext } from '@vestibule/api-client'
import { useUnsavedWork } from '@vestibule/session/react'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { Select } from '@vestibule/ui/select'
import { Text } from '@vestibule/ui/text'
import { TextArea } from '@vestibule/ui/text-area'
import { TextField } from '@vestibule/ui/text-field'
import { useToast } from '@vestibule/ui/toast'
import { useRef, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWritesOff } from '../connection/use-writes-off.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Support } from './create-support.ts'
import { hasWords, ticketCategories } from './ticket-draft.ts'
import { useTicketForm } from './use-ticket-form.ts'

export interface TicketFormProps {
  readonly support: Support
}

/** A new ticket. What was typed stays until it was sent. */
export function TicketForm({ support }: TicketFormProps) {
  const texts = useTexts().pages.support
  const toast = useToast()
  const [params] = useSearchParams()
  const pageUrl = params.has('from') ? safeNext(params.get('from') ?? '') : null
  const writesOff = useWritesOff()
  const form = useTicketForm(support, pageUrl, () => toast.success(texts.sent))
  const element = useRef<HTMLFormElement>(null)
  useUnsavedWork(hasWords(form.draft))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await form.submit())) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }
  return (
    <form
      ref={element}
      className="vb-ticket-form"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Heading level={2} size="sm">
        {texts.newHeading}
      </Heading>
      {form.notice && (
        <Alert tone="info" role="status">
          {form.notice}
        </Alert>
      )}
      <TextField
        size="md"
        label={texts.subject}
        value={form.draft.subject}
        error={form.errorOf('subject')}
        onChange={(event) => form.change({ subject: event.target.value })}
      />
      <Select
        size="md"
        label={texts.category}
        options={ticketCategories.map((value) => ({ value, label: texts.categories[value] }))}
        value={form.draft.category}
        onChange={(category) => form.change({ category: category })}
      />
      <TextArea
        label={texts.description}
        description={texts.descriptionHint}
        minRows={6}
        value={form.draft.description}
        error={form.errorOf('description')}
        onChange={(event) => form.change({ description: event.target.value })}
      />
      {pageUrl && (
        <Text size="xs" tone="muted">
          {texts.pageUrl} <span className="vb-code-text">{pageUrl}</span>
        </Text>
      )}
      {form.problem && (
        <Alert tone="danger" role="alert">
          {form.problem}
        </Alert>
      )}
      {writesOff && <Text tone="muted">{writesOff}</Text>}
      <div className="vb-ticket-actions">
        <Button
          type="submit"
          size="md"
          disabled={writesOff !== null}
          loading={form.isBusy}
          loadingText={texts.sending}
        >
          {texts.submit}
        </Button>
        {hasWords(form.draft) && (
          <Button variant="secondary" size="md" disabled={form.isBusy} onClick={form.discard}>
            {texts.discard}
          </Button>
        )}
      </div>
    </form>
  )
}
