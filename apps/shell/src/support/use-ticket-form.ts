import { useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../texts/use-texts.ts'
import type { Support } from './create-support.ts'
import { draftProblems, type DraftProblems, type TicketDraft } from './ticket-draft.ts'

/** The form of a ticket: its draft, what is wrong with it, and sending it. */
export function useTicketForm(support: Support, pageUrl: string | null, onSent: () => void) {
  const texts = useTexts().pages.support
  const draft = useStore(support.store, (state) => state.draft)
  const [wasChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const problems: DraftProblems = wasChecked ? draftProblems(draft) : {}

  const errorOf = (field: keyof DraftProblems): string | undefined => {
    const own = problems[field]
    if (own === 'required') return texts.required
    return own ? texts.tooLong(own.tooLong) : refused[field]?.[0]
  }
  const change = (part: Partial<TicketDraft>) => {
    support.write(part)
    setRefused({})
  }
  const submit = async (): Promise<boolean> => {
    if (isBusy) return false
    setChecked(true)
    setProblem(null)
    if (Object.keys(draftProblems(draft)).length > 0) return false
    setBusy(true)
    const outcome = await support.file({
      subject: draft.subject.trim(),
      description: draft.description.trim(),
      category: draft.category,
      pageUrl,
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
  return { draft, change, errorOf, problem, isBusy, submit }
}
