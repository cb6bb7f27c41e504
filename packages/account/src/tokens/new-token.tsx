import { createToken } from '@vestibule/api-client'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { TextField } from '@vestibule/ui/text-field'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { Choice } from '@vestibule/app-kit/screens/choice'
import { EditForm } from '../edit-form.tsx'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import { useEdit } from '../use-edit.ts'
import { useTextFields } from '../use-text-fields.ts'
import { MadeToken } from './made-token.tsx'
import type { Reach } from './reach.ts'

/** The numbers of days for which a new token can be valid, for the user to choose from. */
const offeredDays = [1, 7, 14, 30, 60, 90] as const

export interface NewTokenProps {
  readonly reach: Reach
  readonly onMade: () => void
  readonly close: () => void
}

/**
 * The form for a new token. When the token is made, the form shows its secret, which is stored nowhere and is gone when
 * the user closes the form.
 */
export function NewToken({ reach, onMade, close }: NewTokenProps) {
  const { tokens: texts } = useAccountTexts()
  const { client } = useWorld()
  const [wanted, setWanted] = useState({
    name: '',
    app: reach.apps[0]?.id ?? '',
    dataset: '',
    days: '30',
  })
  const [made, setMade] = useState<ValueFrom<'createToken'>>()
  const submission = useEdit({
    purpose: texts.purpose,
    send: ({ dataset, days, ...input }: typeof wanted) =>
      createToken(client, {
        ...input,
        dataset: dataset === '' ? null : dataset,
        days: Number(days),
      }),
    onDone({ token }) {
      setMade(token)
      onMade()
    },
  })
  const { field, isOfField } = useTextFields(wanted, setWanted, submission)
  if (made !== undefined) {
    return <MadeToken token={made} askedDays={Number(wanted.days)} reach={reach} onDone={close} />
  }
  const choice = (name: keyof typeof wanted) => {
    const { size, value, error, onChange } = field(name)
    const choose = (chosen: string) => onChange({ target: { value: chosen } })
    return { size, value, error, disabled: submission.busy, onChange: choose }
  }
  return (
    <EditForm
      {...{ submission, isOfField }}
      submitLabel={texts.submit}
      isIncomplete={wanted.name.trim() === ''}
      onSubmit={() => submission.submit(wanted)}
      onCancel={close}
    >
      <TextField
        label={texts.name}
        description={texts.nameHow}
        maxLength={60}
        data-first-field
        {...field('name')}
      />
      <Choice
        label={texts.app}
        options={reach.apps.map(({ id, label }) => ({ value: id, label }))}
        {...choice('app')}
      />
      <Choice
        label={texts.dataset}
        options={[
          { value: '', label: texts.allDatasets },
          ...reach.datasets.map(({ id, label }) => ({ value: id, label })),
        ]}
        {...choice('dataset')}
      />
      <Choice
        label={texts.lasts}
        options={offeredDays.map((days) => ({
          value: String(days),
          label: texts.days({ days }),
        }))}
        {...choice('days')}
      />
    </EditForm>
  )
}
