import { deleteToken } from '@vestibule/api-client'
import type { ItemOf } from '@vestibule/api-client/contract'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { dayInWords, momentInWords } from '@vestibule/app-kit/screens/dates'
import { ConfirmForm } from '../edit-form.tsx'
import { EditableRow } from '../rows.tsx'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import type { Reach } from './reach.ts'

export interface TokenRowProps {
  readonly token: ItemOf<'listTokens'>
  readonly reach: Reach
  readonly onEnded: () => void
}

/** A token: what it opens, until when it is valid, and a button that ends it after asking the user. */
export function TokenRow({ token, reach, onEnded }: TokenRowProps) {
  const { tokens: texts } = useAccountTexts()
  const { client, clock } = useWorld()
  const { id, name, app, dataset, ends_at: endsAt, last_used_at: usedAt } = token
  const nameOf = (list: Reach['apps'] | Reach['datasets'], wanted: string) =>
    list.find((one) => one.id === wanted)?.label ?? wanted
  const facts = [
    nameOf(reach.apps, app),
    dataset === null ? texts.onAll : nameOf(reach.datasets, dataset),
    texts.until({ date: dayInWords(endsAt) }),
    usedAt === null
      ? texts.neverUsed
      : texts.lastUsed({ date: momentInWords(usedAt, clock.now()) }),
  ]
  return (
    <EditableRow
      label={name}
      forms={[
        {
          button: { text: texts.end, name: texts.endLong({ name }) },
          render: (close) => (
            <ConfirmForm
              consequence={texts.endConsequence}
              submitLabel={texts.endSubmit}
              send={async () => {
                const outcome = await deleteToken(client, { id })
                // The token has ended already, for instance in another tab. That is what the user wanted.
                return outcome.kind === 'notFound' ? ({ kind: 'deleted' } as const) : outcome
              }}
              done={texts.ended({ name })}
              onDone={onEnded}
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
