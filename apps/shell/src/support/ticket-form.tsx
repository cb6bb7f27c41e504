import { safeNext } from '@vestibule/api-client'
import { useUnsavedWork } from '@vestibule/session/react'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { Select } from '@vestibule/ui/select'
import { TextArea } from '@vestibule/ui/text-area'
import { TextField } from '@vestibule/ui/text-field'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../texts/use-texts.ts'
import { supportCodeIn } from '../frame/support-from.ts'
import type { Support } from './create-support.ts'
import { usePageWords } from './page-words.ts'
import { hasWords, ticketCategories } from './ticket-draft.ts'
import { useTicketForm } from './use-ticket-form.ts'

export interface TicketFormProps {
  readonly support: Support
}

/** The form for a new ticket. What the user types stays there until the ticket is sent or discarded. */
export function TicketForm({ support }: TicketFormProps) {
  const texts = useTexts().pages.support
  const [params] = useSearchParams()
  const pageUrl = params.has('from') ? safeNext(params.get('from') ?? '') : null
  const [isSent, setSent] = useState(false)
  const supportCode = supportCodeIn(params)
  const form = useTicketForm(support, { pageUrl, supportCode }, () => setSent(true))
  const element = useRef<HTMLFormElement>(null)
  useUnsavedWork(hasWords(form.draft))

  const [refusals, setRefusals] = useState(0)
  // Move the focus after rendering, because only then is a field that the server has refused marked as invalid.
  useEffect(() => {
    if (refusals === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await form.submit())) setRefusals((before) => before + 1)
  }
  return (
    <form
      ref={element}
      className="sh-ticket-form"
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
        onValueChange={(category) => form.change({ category: category })}
      />
      <TextArea
        label={texts.description}
        description={texts.descriptionHint}
        minRows={6}
        value={form.draft.description}
        error={form.errorOf('description')}
        onChange={(event) => form.change({ description: event.target.value })}
      />
      {pageUrl && <SentAlong pageUrl={pageUrl} />}
      {supportCode && <Alert tone="info">{texts.codeSentAlong({ code: supportCode })}</Alert>}
      {isSent && !hasWords(form.draft) && (
        <Alert tone="success" role="status" title={texts.sent}>
          {texts.sentText}
        </Alert>
      )}
      {form.problem && (
        <Alert tone="danger" role="alert">
          {form.problem}
        </Alert>
      )}
      <div className="sh-ticket-actions">
        <Button type="submit" size="md" loading={form.isBusy} loadingText={texts.sending}>
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

/** Says which page is named in the ticket that is sent. */
function SentAlong({ pageUrl }: { pageUrl: string }) {
  const texts = useTexts().pages.support
  return <Alert tone="info">{texts.sentAlong({ page: usePageWords(pageUrl) })}</Alert>
}
