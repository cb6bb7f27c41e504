import { deleteToken } from '@vestibule/api-client'
import type { ItemOf } from '@vestibule/api-client/contract'
import { useToast } from '@vestibule/ui/toast'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { dayInWords, momentInWords } from '@vestibule/app-kit/screens/dates'
import { EditForm } from '../edit-form.tsx'
import { EditableRow } from '../rows.tsx'
import { useAccountTexts } from '../texts/use-account-texts.ts'
import type { Reach } from './reach.ts'

export interface TokenRowProps {
  readonly token: ItemOf<'listTokens'>
  readonly reach: Reach
  readonly onEnded: () => void
}

/** A token with what it opens and until when, and a button that ends it after a question. */
export function TokenRow({ token, reach, onEnded }: TokenRowProps) {
  const { tokens: texts } = useAccountTexts()
  const { clock } = useWorld()
  const { name, app, dataset, ends_at: endsAt, last_used_at: usedAt } = token
  const nameOf = (list: Reach['apps'] | Reach['datasets'], wanted: string) =>
    list.find(({ id }) => id === wanted)?.label ?? wanted
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
      button={{ text: texts.end, name: texts.endLong({ name }) }}
      renderForm={(close) => <EndToken token={token} onEnded={onEnded} close={close} />}
    >
      <span className="auth-row-note">{facts.join(' · ')}</span>
    </EditableRow>
  )
}

interface EndTokenProps extends Omit<TokenRowProps, 'reach'> {
  readonly close: () => void
}

function EndToken({ token, onEnded, close }: EndTokenProps) {
  const { tokens: texts } = useAccountTexts()
  const { client } = useWorld()
  const toast = useToast()
  const { busy, problem, throttled, submit } = useSubmission(
    async () => {
      const outcome = await deleteToken(client, { id: token.id })
      // It has ended already, which is what the user wanted.
      return outcome.kind === 'notFound' ? ({ kind: 'deleted' } as const) : outcome
    },
    () => {
      toast.success(texts.ended({ name: token.name }))
      onEnded()
    },
  )
  return (
    <EditForm
      consequence={texts.endConsequence}
      submitLabel={texts.endSubmit}
      busy={busy}
      disabled={throttled}
      problem={problem}
      onSubmit={() => submit()}
      onCancel={close}
    />
  )
}
