import { createToken } from '@vestibule/api-client'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { TextField } from '@vestibule/ui/text-field'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { Choice } from '@vestibule/app-kit/screens/choice'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'
import { EditForm } from '../edit-form.tsx'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import { useProvenSubmission } from '../use-proven-submission.ts'
import { MadeToken } from './made-token.tsx'
import type { Reach } from './reach.ts'

/** How long a token may be asked to last, in days. */
const offeredDays = [1, 7, 14, 30, 60, 90] as const

export interface NewTokenProps {
  readonly reach: Reach
  readonly onMade: () => void
  readonly close: () => void
}

/** The form for a token and, once that is made, its secret: it is kept nowhere, and gone when the form is closed. */
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
  const { busy, problem, throttled, edited, submit } = useProvenSubmission(
    texts.purpose,
    ({ dataset, days, ...input }: typeof wanted) =>
      createToken(client, {
        ...input,
        dataset: dataset === '' ? null : dataset,
        days: Number(days),
      }),
    ({ token }) => {
      setMade(token)
      onMade()
    },
  )
  const refused = useFieldRefusals(problem)
  if (made !== undefined) {
    return <MadeToken token={made} askedDays={Number(wanted.days)} reach={reach} onDone={close} />
  }
  const field = (name: keyof typeof wanted) => ({
    value: wanted[name],
    error: refused?.[name]?.[0],
    onChange: (value: string) => {
      setWanted({ ...wanted, [name]: value })
      edited()
    },
  })
  const name = field('name')
  const isOfField = Object.keys(wanted).some((one) => refused?.[one]?.[0] !== undefined)
  return (
    <EditForm
      submitLabel={texts.submit}
      busy={busy}
      disabled={throttled || wanted.name.trim() === ''}
      problem={isOfField ? undefined : problem}
      onSubmit={() => submit(wanted)}
      onCancel={close}
    >
      <TextField
        label={texts.name}
        description={texts.nameHow}
        size="md"
        maxLength={60}
        data-first-field
        readOnly={busy}
        {...name}
        onChange={(event) => name.onChange(event.target.value)}
      />
      <Choice
        label={texts.app}
        disabled={busy}
        size="md"
        options={reach.apps.map(({ id, label }) => ({ value: id, label }))}
        {...field('app')}
      />
      <Choice
        label={texts.dataset}
        disabled={busy}
        size="md"
        options={[
          { value: '', label: texts.allDatasets },
          ...reach.datasets.map(({ id, label }) => ({ value: id, label })),
        ]}
        {...field('dataset')}
      />
      <Choice
        label={texts.lasts}
        disabled={busy}
        size="md"
        options={offeredDays.map((days) => ({
          value: String(days),
          label: texts.days({ days }),
        }))}
        {...field('days')}
      />
    </EditForm>
  )
}
