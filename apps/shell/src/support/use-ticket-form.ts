import { useSessionContext } from '@vestibule/session/react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../texts/use-texts.ts'
import type { Support } from './create-support.ts'
import { draftProblems, hasWords, type DraftProblems, type TicketWords } from './ticket-draft.ts'

/** The form of a ticket: its draft, what is wrong with it, and sending it. */
export function useTicketForm(support: Support, pageUrl: string | null, onSent: () => void) {
  const texts = useTexts().pages.support
  const session = useSessionContext()
  const { draft, restoredFrom } = useStore(support.store)
  const [wasChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAgain, setAgain] = useState(false)
  const wasRefused = problem !== null
  useEffect(
    () =>
      session.onSignedInAgain(() => {
        // What was refused for want of a session is not wrong any more, and was not sent.
        setProblem(null)
        setRefused({})
        setAgain(wasRefused)
      }),
    [session, wasRefused],
  )
  const problems: DraftProblems = wasChecked ? draftProblems(draft) : {}

  const errorOf = (field: keyof DraftProblems): string | undefined => {
    const own = problems[field]
    if (own === 'required') return texts.required
    return own ? texts.tooLong(own.tooLong) : refused[field]?.[0]
  }
  const change = (part: Partial<TicketWords>) => {
    support.write(part)
    setRefused({})
  }
  const submit = async (): Promise<boolean> => {
    if (isBusy) return false
    setChecked(true)
    setProblem(null)
    setAgain(false)
    if (Object.keys(draftProblems(draft)).length > 0) return false
    setBusy(true)
    const outcome = await support.file({
      subject: draft.subject.trim(),
      description: draft.description.trim(),
      category: draft.category,
      pageUrl,
      clientKey: draft.clientKey ?? undefined,
    })
    setBusy(false)
    if (outcome.kind === 'created') {
      setChecked(false)
      onSent()
      return true
    }
    setRefused(outcome.error.fields)
    setProblem(outcome.error.userMessage ?? texts.failed)
    return false
  }
  const discard = () => {
    setChecked(false)
    setRefused({})
    setProblem(null)
    setAgain(false)
    support.discard()
  }
  const notice = isAgain
    ? texts.sendAgain
    : restoredFrom !== null && hasWords(draft)
      ? texts.restored(new Date(restoredFrom).toISOString())
      : null
  return { draft, change, errorOf, problem, notice, isBusy, submit, discard }
}
