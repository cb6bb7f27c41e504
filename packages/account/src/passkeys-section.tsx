import { deletePasskey, listPasskeys, renamePasskey } from '@vestibule/api-client'
import type { Passkey } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { Skeleton } from '@vestibule/ui/skeleton'
import { Text } from '@vestibule/ui/text'
import { TextField } from '@vestibule/ui/text-field'
import { useToast } from '@vestibule/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { useAccountWords } from './account-problem.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { dayInWords, momentInWords } from '@vestibule/app-kit/screens/dates'
import { EditForm } from './edit-form.tsx'
import { Row, Rows } from './rows.tsx'
import { useEscape } from './use-escape.ts'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useProvenSubmission } from './use-proven-submission.ts'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

export interface PasskeysSectionProps {
  /** How many passkeys there are, to reserve space until they are loaded. */
  readonly count: number
  readonly onChanged: () => void
}

/** The user's passkeys: add, rename, remove. */
export function PasskeysSection({ count, onChanged }: PasskeysSectionProps) {
  const { passkeys: texts } = useAccountTexts()
  const { client } = useWorld()
  const [state, retry, refresh] = useLoad((signal) =>
    listPasskeys(client, { signal, cache: false }),
  )
  const problem = state.status === 'failed' ? state.problem : undefined
  const words = useAccountWords(problem)
  const changed = () => {
    refresh()
    onChanged()
  }
  return (
    <section className="auth-account-section">
      <div className="auth-account-head">
        <div>
          <Heading level={2} size="sm">
            {texts.heading}
          </Heading>
          <Text tone="muted">{texts.lead}</Text>
        </div>
        <AddPasskey onAdded={changed} />
      </div>
      {state.status === 'loading' && <Skeleton height={Math.max(20, count * 60)} />}
      {problem && <LoadFailure problem={problem} words={words} onRetry={retry} />}
      {state.status === 'loaded' && state.value.length === 0 && (
        <Text tone="muted">{texts.none}</Text>
      )}
      {state.status === 'loaded' && state.value.length > 0 && (
        <Rows>
          {state.value.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={changed} />
          ))}
        </Rows>
      )}
    </section>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onChanged: () => void
}

function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const { passkeys: texts } = useAccountTexts()
  const { clock } = useWorld()
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<'rename' | 'remove'>(undefined)
  useEffect(() => {
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    if (open) find('[data-first-field]')?.focus()
    else if (opener.current) find(`[data-opens="${opener.current}"]`)?.focus()
    opener.current = open
  }, [open])
  const close = () => setOpen(undefined)
  useEscape(place, open !== undefined, close)
  const { name, created_at: madeAt, last_used_at: usedAt, backed_up: isBackedUp } = passkey
  const facts = [
    texts.made({ date: dayInWords(madeAt) }),
    usedAt === null
      ? texts.neverUsed
      : texts.lastUsed({ date: momentInWords(usedAt, clock.now()) }),
    ...(isBackedUp ? [texts.backedUp] : []),
  ]
  const button = (what: 'rename' | 'remove') => (
    <Button
      variant={what === 'remove' ? 'quiet' : 'secondary'}
      size="sm"
      data-opens={what}
      aria-label={texts[`${what}Long`]({ name })}
      onClick={() => setOpen(what)}
    >
      {texts[what]}
    </Button>
  )
  return (
    <div ref={place}>
      {open === undefined ? (
        <Row
          label={name}
          action={
            <div className="auth-row-actions">
              {button('rename')}
              {button('remove')}
            </div>
          }
        >
          <span className="auth-row-note">{facts.join(' · ')}</span>
        </Row>
      ) : (
        <div
          className="auth-row auth-row-open"
          role="group"
          aria-label={texts[`${open}Long`]({ name })}
        >
          <div className="auth-row-label">{name}</div>
          <div className="auth-row-form">
            {open === 'rename' ? (
              <Rename {...{ passkey, onChanged, close }} />
            ) : (
              <Remove {...{ passkey, onChanged, close }} />
            )}
          </div>
        </div>
      )}
    </div>
  )
}

type FormProps = PasskeyRowProps & { readonly close: () => void }

function Rename({ passkey, onChanged, close }: FormProps) {
  const { passkeys: texts, save, saved } = useAccountTexts()
  const { client } = useWorld()
  const toast = useToast()
  const [name, setName] = useState(passkey.name)
  const { busy, problem, throttled, edited, submit } = useProvenSubmission(
    texts.purposeRename,
    (input: string) => renamePasskey(client, { id: passkey.id, name: input }),
    () => {
      toast.success(saved)
      onChanged()
      close()
    },
  )
  const refused = useFieldRefusals(problem)?.['name']?.[0]
  return (
    <EditForm
      submitLabel={save}
      busy={busy}
      disabled={throttled || name.trim() === ''}
      problem={refused === undefined ? problem : undefined}
      onSubmit={() => submit(name)}
      onCancel={close}
    >
      <TextField
        label={texts.name}
        size="md"
        maxLength={60}
        data-first-field
        value={name}
        readOnly={busy}
        error={refused}
        onChange={(event) => {
          setName(event.target.value)
          edited()
        }}
      />
    </EditForm>
  )
}

function Remove({ passkey, onChanged, close }: FormProps) {
  const { passkeys: texts } = useAccountTexts()
  const { client } = useWorld()
  const toast = useToast()
  const { busy, problem, throttled, submit } = useProvenSubmission(
    texts.purposeRemove,
    () => deletePasskey(client, { id: passkey.id }),
    () => {
      toast.success(texts.removed({ name: passkey.name }))
      onChanged()
    },
  )
  return (
    <EditForm
      consequence={texts.confirmRemove}
      submitLabel={texts.confirmRemoveSubmit}
      busy={busy}
      disabled={throttled}
      problem={problem}
      onSubmit={() => submit()}
      onCancel={close}
    />
  )
}
