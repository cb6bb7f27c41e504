import { previewTerms, publishTerms, type ListedTerms } from '@vestibule/api-client/admin'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { Select } from '@vestibule/ui/select'
import { TextArea } from '@vestibule/ui/text-area'
import { TextField } from '@vestibule/ui/text-field'
import { useRef, useState, type SubmitEvent } from 'react'
import { useShell } from '../../shell.ts'
import type { ChangeOutcome } from '../change/change.ts'
import { useChange } from '../change/use-change.tsx'
import { Part } from '../part.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { TermsText } from './terms-text.tsx'

const nothing = ''
const empty = { replaces: nothing, name: '', content: '', from: '' }

/** Publishes terms. What was typed stays until they are published. */
export function PublishTerms(props: {
  readonly terms: readonly ListedTerms[]
  readonly onPublished: () => void
}) {
  const { client } = useShell()
  const texts = useAdminTexts()
  const words = texts.terms.publish
  const [form, setForm] = useState(empty)
  const [isAsked, setAsked] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const publishing = useChange(() => {
    setForm(empty)
    setAsked(false)
    props.onPublished()
  })
  const showing = useChange(() => {})
  const inForce = props.terms.filter(({ state }) => state === 'in_force')
  const [first] = inForce
  const people = first ? first.accepted + first.not_yet : null
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const missing = (value: string) => (isAsked && value.trim() === '' ? words.missing : undefined)
  const isComplete = () => {
    setAsked(true)
    if (form.name.trim() === '') name.current?.focus()
    else if (form.content.trim() === '') text.current?.focus()
    else return true
    return false
  }

  const publish = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isComplete()) return
    const validFrom = form.from === '' ? undefined : new Date(form.from).toISOString()
    publishing.ask({
      title: words.title(form.name.trim()),
      text: words.confirm(validFrom === undefined ? null : texts.day(validFrom), people),
      button: words.button,
      isDestructive: true,
      reason: { label: texts.changes.why, isRequired: false },
      act: (reason) =>
        publishTerms(client, {
          name: form.name.trim(),
          content: form.content,
          validFrom,
          ...(form.replaces !== nothing && { replaces: form.replaces }),
          ...(reason !== '' && { reason }),
        }),
      done: words.done(form.name.trim()),
    })
  }
  const preview = async (): Promise<ChangeOutcome> => {
    const outcome = await previewTerms(client, { content: form.content })
    if (outcome.kind === 'previewed') setShown(outcome.content)
    return outcome
  }
  const see = async () => {
    if (!isComplete()) return
    setFailed(false)
    const { kind } = await preview()
    if (kind === 'previewed') return
    if (kind !== 'stepRequired') return setFailed(true)
    showing.ask({
      title: words.see,
      text: words.previewProof,
      button: words.show,
      act: preview,
      done: words.shown,
    })
  }
  return (
    <Part heading={words.heading}>
      <form className="vb-admin-publish" noValidate onSubmit={publish}>
        <div className="vb-admin-publish-pair">
          <Select
            size="md"
            label={words.replaces}
            options={[
              { value: nothing, label: words.nothing },
              ...inForce.map((one) => ({ value: one.id, label: one.name })),
            ]}
            value={form.replaces}
            onValueChange={(replaces) => set({ replaces })}
          />
          <TextField
            ref={name}
            size="md"
            label={words.name}
            value={form.name}
            maxLength={100}
            error={missing(form.name)}
            onChange={({ target }) => set({ name: target.value })}
          />
        </div>
        <TextArea
          ref={text}
          size="md"
          label={words.text}
          description={words.textHint}
          value={form.content}
          maxLength={100_000}
          error={missing(form.content)}
          onChange={({ target }) => set({ content: target.value })}
        />
        <div className="vb-admin-publish-pair">
          <TextField
            size="md"
            type="date"
            label={words.from}
            description={words.fromHint}
            value={form.from}
            onChange={({ target }) => set({ from: target.value })}
          />
        </div>
        <div className="vb-admin-publish-effects">
          <strong>{words.effectsHeading}</strong>
          <ul>
            {words.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </div>
        {isFailed && <Alert tone="danger" title={words.notShown} />}
        <div className="vb-admin-actions">
          <Button type="submit" size="md">
            {words.action}
          </Button>
          <Button variant="secondary" size="md" onClick={() => void see()}>
            {words.see}
          </Button>
        </div>
      </form>
      {shown !== null && (
        <Modal
          open
          title={words.preview(form.name.trim())}
          onClose={() => setShown(null)}
          texts={{ close: texts.terms.close }}
        >
          <TermsText name={words.preview(form.name.trim())} html={shown} />
        </Modal>
      )}
      {publishing.dialog}
      {showing.dialog}
    </Part>
  )
}
