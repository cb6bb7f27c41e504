import type { ApiError } from '@vestibule/api-client'
import { ProofFields } from '@vestibule/app-kit/proof/proof-fields'
import { callsOf } from '@vestibule/base/calls'
import { TextField } from '@vestibule/ui/text-field'
import { useToast } from '@vestibule/ui/toast'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import './change.css'
import { useDraft } from '../drafts.ts'
import { useServices } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { said, type Change, type ChangeOutcome, type Given, type Values } from './change.ts'
import { ChangeFailure } from './change-failure.tsx'
import { ChangeFields } from './change-fields.tsx'
import { ChoiceField, type Named } from './choice-field.tsx'
import { useProof } from './use-proof.ts'

/** What was filled in: `values` has only the fields that differ from the initial ones. */
interface Draft {
  readonly reason: string
  readonly chosen: Named | null
  readonly values: Values
}

type Failure = { readonly error: ApiError; readonly now: readonly string[] }

/**
 * The form of a change, for use in a dialog or in a page. If the server wants a newer proof of who the administrator
 * is, the same form asks for it, and the button sends the proof and then the change. Nothing that was typed is lost: it
 * is kept as a draft until the change is made or `discard` is called.
 */
export function useChangeForm(change: Change, onDone: () => void) {
  const { client, clock } = useServices()
  const { changes: texts, proof: proofTexts } = useAdminTexts()
  const toast = useToast()
  const { pathname } = useLocation()
  const form = useId()
  const elements = useRef(new Map<string, HTMLElement>())
  const firstField = useRef<HTMLElement | null>(null)
  const fields = change.fields ?? []
  const initial = Object.fromEntries(fields.map(({ id, value }) => [id, value]))
  const empty: Draft = { reason: '', chosen: change.choice?.initial ?? null, values: {} }
  const unfilled: Given = { ...empty, values: initial }
  const [draft, setDraft] = useDraft(`${pathname} ${said(change.title, unfilled)}`, empty)
  const { reason, chosen } = draft
  const given: Given = { ...draft, values: { ...initial, ...draft.values } }
  const [missing, setMissing] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { proof, withProof, prove } = useProof()
  const choiceField = change.choice?.id ?? ''
  const shown = fields.filter(({ isShown }) => isShown?.(given.values) ?? true)
  const ids = [...(change.choice ? [choiceField] : []), ...shown.map(({ id }) => id), reasonField]
  const refOf = (id: string) => (element: HTMLElement | null) => {
    if (id === ids[0]) firstField.current = element
    if (element) elements.current.set(id, element)
    else elements.current.delete(id)
  }
  /** The change is sent again after a proof, with what the fields say then. */
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
    const outcome: ChangeOutcome = await withProof('', act)
    if (outcome.kind === 'proofGivenUp') return
    setBusy(false)
    if ('error' in outcome) {
      setFailure({ error: outcome.error, now: outcome.now ?? [] })
      if (outcome.hasSaved) void callsOf(client).refresh()
      return
    }
    toast.success(outcome.done ?? said(change.done, latest.current))
    setDraft(empty)
    onDone()
  }
  const submit = () => {
    if (proof) {
      void prove()
      return
    }
    if (isBusy) return
    setFailure(null)
    const isEmpty = (id: string) => given.values[id]?.trim() === ''
    const lacking =
      change.choice && chosen === null
        ? choiceField
        : (shown.find(({ id, isOptional }) => !isOptional && isEmpty(id))?.id ??
          (change.reason?.isRequired && reason.trim() === '' ? reasonField : null))
    setMissing(lacking)
    if (lacking !== null) {
      elements.current.get(lacking)?.focus()
      return
    }
    setBusy(true)
    void send()
  }
  const errorOf = (id: string) => (missing === id ? texts.required : failure?.error.fields[id]?.[0])
  const refused = ids.find((id) => failure?.error.fields[id] !== undefined)
  useEffect(() => {
    if (failure && refused !== undefined) elements.current.get(refused)?.focus()
    // Only a new failure moves the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure])

  return {
    given,
    /** Throws away what was filled in. */
    discard: () => setDraft(empty),
    /** Props of the submit button. */
    button: {
      type: 'submit' as const,
      form,
      // While the form asks for a proof, the button sends that.
      loading: isBusy && proof === null,
      children: said(change.button, given),
    },
    /** The field to focus first; null if there is nothing to fill in. */
    firstField,
    form: (
      <form
        id={form}
        className="vb-admin-change"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          submit()
        }}
      >
        <div>{said(change.text, given)}</div>
        {change.choice && (
          <ChoiceField
            choice={change.choice}
            chosen={chosen}
            onChange={(next) => setDraft({ ...draft, chosen: next })}
            error={errorOf(choiceField)}
            buttonRef={refOf(choiceField)}
          />
        )}
        <ChangeFields
          fields={shown}
          values={given.values}
          onChange={(id, value) => {
            const { [id]: _before, ...others } = draft.values
            const values = value === initial[id] ? others : { ...others, [id]: value }
            setDraft({ ...draft, values })
          }}
          errorOf={errorOf}
          refOf={refOf}
        />
        {change.reason && (
          <TextField
            ref={refOf(reasonField)}
            size="md"
            label={change.reason.label}
            value={reason}
            maxLength={200}
            error={errorOf(reasonField)}
            onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
          />
        )}
        {proof && (
          <fieldset className="vb-admin-proof">
            <legend>{proofTexts.title}</legend>
            <ProofFields
              proof={proof}
              clock={clock}
              texts={proofTexts}
              signInHref={`/auth/signin?next=${encodeURIComponent(pathname)}`}
              onComplete={() => void prove()}
            />
          </fieldset>
        )}
        {failure && refused === undefined && (
          <ChangeFailure {...failure} message={change.failed?.(failure.error)} />
        )}
      </form>
    ),
  }
}

/** The name of the reason in the server's validation errors. */
const reasonField = 'reason'
