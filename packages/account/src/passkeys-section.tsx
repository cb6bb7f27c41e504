import { deletePasskey, listPasskeys, renamePasskey } from '@vestibule/api-client'
import type { Passkey } from '@vestibule/api-client/contract'
import { Heading } from '@vestibule/ui/heading'
import { Skeleton } from '@vestibule/ui/skeleton'
import { Text } from '@vestibule/ui/text'
import { TextField } from '@vestibule/ui/text-field'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { useAccountWords } from './account-problem.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { dayInWords, momentInWords } from '@vestibule/app-kit/screens/dates'
import { ConfirmForm, EditForm } from './edit-form.tsx'
import { EditableRow, Rows } from './rows.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'
import { useEdit } from './use-edit.ts'
import { useTextFields } from './use-text-fields.ts'

export interface PasskeysSectionProps {
  /** How many passkeys the account has. Space is reserved for them until they are loaded. */
  readonly count: number
  readonly onChanged: () => void
}

/** Lists the user's passkeys, and lets the user add, rename and remove them. */
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
    <section className="acc-section">
      <div className="acc-head">
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
  const { client, clock } = useWorld()
  const { id, name, created_at: madeAt, last_used_at: usedAt, backed_up: isBackedUp } = passkey
  const facts = [
    texts.made({ date: dayInWords(madeAt) }),
    usedAt === null
      ? texts.neverUsed
      : texts.lastUsed({ date: momentInWords(usedAt, clock.now()) }),
    ...(isBackedUp ? [texts.backedUp] : []),
  ]
  return (
    <EditableRow
      label={name}
      forms={[
        {
          button: { text: texts.rename, name: texts.renameLong({ name }) },
          render: (close) => <Rename {...{ passkey, onChanged, close }} />,
        },
        {
          button: { text: texts.remove, name: texts.removeLong({ name }), variant: 'quiet' },
          render: (close) => (
            <ConfirmForm
              consequence={texts.confirmRemove}
              submitLabel={texts.confirmRemoveSubmit}
              purpose={texts.purposeRemove}
              send={() => deletePasskey(client, { id })}
              done={texts.removed({ name })}
              onDone={onChanged}
              onCancel={close}
            />
          ),
        },
      ]}
    >
      <span className="acc-row-note">{facts.join(' · ')}</span>
    </EditableRow>
  )
}

function Rename({ passkey, onChanged, close }: PasskeyRowProps & { readonly close: () => void }) {
  const { passkeys: texts, save, saved } = useAccountTexts()
  const { client } = useWorld()
  const [typed, setTyped] = useState({ name: passkey.name })
  const submission = useEdit({
    purpose: texts.purposeRename,
    send: (input: typeof typed) => renamePasskey(client, { id: passkey.id, ...input }),
    done: saved,
    onDone() {
      onChanged()
      close()
    },
  })
  const { field, isBlank, isOfField } = useTextFields(typed, setTyped, submission)
  return (
    <EditForm
      {...{ submission, isOfField }}
      submitLabel={save}
      isIncomplete={isBlank}
      onSubmit={() => submission.submit(typed)}
      onCancel={close}
    >
      <TextField label={texts.name} maxLength={60} data-first-field {...field('name')} />
    </EditForm>
  )
}
