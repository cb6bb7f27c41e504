import { useSignedInAgain } from '@vestibule/session/react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../texts/use-texts.ts'
import type { Support } from './create-support.ts'
import { draftProblems, hasWords, type DraftProblems, type TicketWords } from './ticket-draft.ts'

/** Whether the ticket is being sent, and how sending it went. */
type Sending =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | {
      readonly status: 'refused'
      /** The message below the form. Null if the session's dialog tells the user why the server refused the ticket. */
      readonly message: string | null
      readonly fields: Readonly<Record<string, readonly string[]>>
      /** Whether the server refused the ticket because the session has ended or belongs to another user. */
      readonly forSession: boolean
    }
  /**
   * The server refused the ticket because of the session, and the user has signed in again since. The ticket must be
   * sent once more.
   */
  | { readonly status: 'sendAgain' }

const idle: Sending = { status: 'idle' }

/** Returns what the form for a ticket needs: its draft, its errors, and a function that sends it. */
export function useTicketForm(
  support: Support,
  sentAlong: { readonly pageUrl: string | null; readonly supportCode: string | null },
  onSent: () => void,
) {
  const texts = useTexts().pages.support
  const { draft, restoredFrom } = useStore(support.store)
  const [wasChecked, setChecked] = useState(false)
  const [sending, setSending] = useState<Sending>(idle)
  useSignedInAgain(() =>
    setSending((now) =>
      now.status === 'refused' && now.forSession ? { status: 'sendAgain' } : now,
    ),
  )
  const problems: DraftProblems = wasChecked ? draftProblems(draft) : {}
  const isBusy = sending.status === 'busy'

  const errorOf = (field: keyof DraftProblems): string | undefined => {
    const own = problems[field]
    if (own === 'required') return texts.required
    if (own) return texts.tooLong({ max: own.tooLong })
    return sending.status === 'refused' ? sending.fields[field]?.[0] : undefined
  }
  const change = (part: Partial<TicketWords>) => {
    support.write(part)
    setSending((now) => (now.status === 'refused' ? { ...now, fields: {} } : now))
  }
  const submit = async (): Promise<boolean> => {
    if (isBusy) return false
    setChecked(true)
    setSending(idle)
    if (Object.keys(draftProblems(draft)).length > 0) return false
    setSending({ status: 'busy' })
    const outcome = await support.file({
      subject: draft.subject.trim(),
      description: draft.description.trim(),
      category: draft.category,
      pageUrl: sentAlong.pageUrl,
      supportCode: sentAlong.supportCode ?? undefined,
      clientKey: draft.clientKey ?? undefined,
    })
    if (outcome.kind === 'created') {
      setChecked(false)
      setSending(idle)
      onSent()
      return true
    }
    const { code, fields, userMessage } = outcome.error
    const isOther = code === 'user_changed'
    setSending({
      status: 'refused',
      message: isOther ? null : (userMessage ?? texts.failed),
      fields,
      forSession: isOther || code === 'not_authenticated',
    })
    return false
  }
  const discard = () => {
    setChecked(false)
    setSending(idle)
    support.discard()
  }
  const problem = sending.status === 'refused' ? sending.message : null
  const notice =
    sending.status === 'sendAgain'
      ? texts.sendAgain
      : restoredFrom !== null && hasWords(draft)
        ? texts.restored({ keptAt: new Date(restoredFrom).toISOString() })
        : null
  return { draft, change, errorOf, problem, notice, isBusy, submit, discard }
}
