import type { ApiError } from '@vestibule/api-client'
import { askPasskey, hasPasskeys } from '@vestibule/app-kit/passkeys'
import { createProofGuard } from '@vestibule/app-kit/proof/create-proof-guard'
import { callsOf } from '@vestibule/base/calls'
import { useStore } from '@vestibule/base/react/use-read'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { useToast } from '@vestibule/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDraft } from '../drafts.ts'
import { useServices } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { keepGiven } from './keep-given.ts'
import { said, type Change, type ChangeOutcome, type Given } from './change.ts'

/** The name of the field with the reason of a change, in the server's validation errors. */
export const reasonField = 'reason'

/**
 * The server's error for a field. If a field takes several items, such as `colleagues.1`, returns the error of the
 * first wrong item.
 */
function messageAt(fields: ApiError['fields'], id: string): string | undefined {
  const found = Object.entries(fields).find(([name]) => name === id || name.startsWith(`${id}.`))
  return found?.[1][0]
}

/**
 * Returns a guard that sends a change again after the administrator has given a fresh proof of identity, if the server
 * requires one, and the `proof` for which the form then asks; null while it asks for none.
 */
function useProofGuard() {
  const { client, clock } = useServices()
  const guard = useMemo(() => {
    const storage = createSafeStorage(() => window.localStorage)
    const ask = hasPasskeys(window)
      ? (options: Parameters<typeof askPasskey>[1]) => askPasskey(window, options)
      : undefined
    return createProofGuard({ client, clock, storage, askPasskey: ask })
  }, [client, clock])
  return { guard, proof: useStore(guard).question?.proof ?? null }
}

/**
 * The form of a change. `submit` sends the change. If the server then requires a fresh proof of the administrator's
 * identity, the form asks for it, and the next `submit` sends the proof and after that the change again. What was typed
 * is kept as a draft until the change is made or `discard` is called.
 */
export function useChangeForm(change: Change, onDone: () => void) {
  const { client, userId } = useServices()
  const { changes: texts } = useAdminTexts()
  const toast = useToast()
  const { pathname } = useLocation()
  const elements = useRef(new Map<string, HTMLElement>())
  const firstField = useRef<HTMLElement | null>(null)
  const fields = change.fields ?? []
  const initial = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
  /** The empty form. `values` has only the fields whose text differs from the initial text. */
  const empty: Given = { reason: '', chosen: change.choice?.initial ?? null, values: {} }
  const title = said(change.title, { ...empty, values: initial })
  const { keptAs } = change
  const [kept] = useState(() => (keptAs && userId ? keepGiven(userId, keptAs, empty) : null))
  const [draft, setDraft] = useDraft(keptAs ?? `${pathname} ${title}`, empty, kept)
  const given: Given = { ...draft, values: { ...initial, ...draft.values } }
  const [missing, setMissing] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: ApiError; now: readonly string[] } | null>(null)
  const { guard, proof } = useProofGuard()
  const shown = fields.filter(({ isShown }) => isShown?.(given.values) ?? true)
  const ids = [
    ...(change.choice ? [change.choice.id] : []),
    ...shown.map(({ id }) => id),
    reasonField,
  ]
  /**
   * After the proof the change is sent again. It must then have the latest contents of the fields, not those of the
   * first try.
   */
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const act = (): Promise<ChangeOutcome> => {
    const { reason, chosen, values } = latest.current
    const trimmed = Object.entries(values).map(([id, one]) => [id, one.trim()] as const)
    return change.act({
      reason: reason.trim() || undefined,
      chosen: chosen?.id ?? '',
      values: Object.fromEntries(trimmed),
    })
  }
  const send = async () => {
    const outcome: ChangeOutcome = await guard.withProof('', act)
    if (outcome.kind === 'proofGivenUp') return
    setBusy(false)
    if ('error' in outcome) {
      setFailure({ error: outcome.error, now: outcome.now ?? [] })
      if (outcome.isOutdated) void callsOf(client).refresh()
      return
    }
    toast.success(outcome.done ?? said(change.done, latest.current))
    setDraft(empty)
    onDone()
  }
  const findMissing = () => {
    const isEmpty = (text: string | undefined) => text?.trim() === ''
    if (change.choice && given.chosen === null) return change.choice.id
    const field = shown.find(({ id, isOptional }) => !isOptional && isEmpty(given.values[id]))
    const isRequired = typeof change.reason === 'object'
    return field?.id ?? (isRequired && isEmpty(given.reason) ? reasonField : null)
  }
  /**
   * Sends the proof that the user has typed. If the server accepts it, the change is sent again without further action.
   */
  const prove = async () => {
    if (await proof?.prove()) guard.answer(true)
  }
  const submit = () => {
    if (proof) return void prove()
    if (isBusy) return
    setFailure(null)
    const lacking = findMissing()
    setMissing(lacking)
    if (lacking !== null) return elements.current.get(lacking)?.focus()
    setBusy(true)
    void send()
  }
  const refusalOf = (id: string) => failure && messageAt(failure.error.fields, id)
  const refused = ids.find((id) => refusalOf(id))
  useEffect(() => {
    if (failure && refused !== undefined) elements.current.get(refused)?.focus()
    // Only a new failure moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure])

  return {
    given,
    shown,
    /** The proof of identity that the form asks for; null if it asks for none. */
    proof,
    prove,
    submit,
    /**
     * Whether the change is being sent. False while the form asks for a proof, because its button then sends the proof.
     */
    isSending: isBusy && proof === null,
    /** Why the change was not made, unless a field shows the reason. */
    failure: refused === undefined ? failure : null,
    /** The field to focus first; null if there is nothing to fill in. */
    firstField,
    set: (next: Partial<Pick<Given, 'reason' | 'chosen'>>) => setDraft({ ...draft, ...next }),
    setValue(id: string, value: string) {
      const { [id]: _before, ...others } = draft.values
      setDraft({ ...draft, values: value === initial[id] ? others : { ...others, [id]: value } })
    },
    /** Discards what the user has filled in. */
    discard: () => setDraft(empty),
    /** Returns the props of a field: its ref callback and its error message. */
    propsOf: (id: string) => ({
      ref(element: HTMLElement | null) {
        if (id === ids[0]) firstField.current = element
        if (element) elements.current.set(id, element)
        else elements.current.delete(id)
      },
      error: missing === id ? texts.required : (refusalOf(id) ?? undefined),
      size: 'md' as const,
    }),
  }
}
