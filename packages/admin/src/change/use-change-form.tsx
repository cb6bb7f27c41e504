import type { ApiError } from '@vestibule/api-client'
import { askPasskey, hasPasskeys } from '@vestibule/app-kit/passkeys'
import { createProof } from '@vestibule/app-kit/proof/create-proof'
import { ProofFields } from '@vestibule/app-kit/proof/proof-fields'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { useStore } from '@vestibule/base/react/use-read'
import { TextField } from '@vestibule/ui/text-field'
import { useToast } from '@vestibule/ui/toast'
import { useId, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import './change.css'
import { useServices } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { said, type Change, type Given, type Values } from './change.ts'
import { ChangeFailure } from './change-failure.tsx'
import { ChangeFields } from './change-fields.tsx'
import { ChoiceField, type Named } from './choice-field.tsx'

/**
 * The form of a change, for use in a dialog or in a page. If the server wants a newer proof of who the administrator
 * is, the same form asks for it, and the button sends the proof and then the change. Nothing that was typed is lost.
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
  const [reason, setReason] = useState('')
  const [chosen, setChosen] = useState<Named | null>(change.choice?.initial ?? null)
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map(({ id, value }) => [id, value])),
  )
  const [missing, setMissing] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [needsProof, setNeedsProof] = useState(false)
  const [failure, setFailure] = useState<{ error: ApiError; now: readonly string[] } | null>(null)
  const given: Given = { reason, chosen, values }
  const shown = fields.filter(({ isShown }) => isShown?.(values) ?? true)
  const proof = useMemo(
    () =>
      createProof({
        client,
        clock: clock,
        storage: createSafeStorage(() => window.sessionStorage),
        askPasskey: hasPasskeys(window) ? (options) => askPasskey(window, options) : undefined,
      }),
    [client, clock],
  )
  const proofStatus = useStore(proof).status
  const firstId = change.choice ? choiceField : (shown[0]?.id ?? reasonField)
  const refOf = (id: string) => (element: HTMLElement | null) => {
    if (id === firstId) firstField.current = element
    if (element) elements.current.set(id, element)
    else elements.current.delete(id)
  }

  const act = async () => {
    const trimmed = Object.fromEntries(Object.entries(values).map(([id, one]) => [id, one.trim()]))
    const outcome = await change.act(reason.trim(), chosen?.id ?? '', trimmed)
    if (!('error' in outcome)) {
      toast.success(outcome.done ?? change.done)
      onDone()
      return
    }
    if (outcome.error.code === 'step_required') setNeedsProof(true)
    else setFailure({ error: outcome.error, now: outcome.now ?? [] })
  }
  const submit = async () => {
    if (isBusy) return
    setFailure(null)
    const empty =
      change.choice && chosen === null
        ? choiceField
        : (shown.find(({ id, isOptional }) => !isOptional && values[id]?.trim() === '')?.id ??
          (change.reason?.isRequired && reason.trim() === '' ? reasonField : null))
    setMissing(empty)
    if (empty !== null) {
      elements.current.get(empty)?.focus()
      return
    }
    setBusy(true)
    if (!needsProof || (await proof.prove())) await act()
    setBusy(false)
  }
  const errorOf = (id: string) => (missing === id ? texts.required : failure?.error.fields[id]?.[0])
  const isAtAField = [...shown.map(({ id }) => id), choiceField].some(
    (id) => failure?.error.fields[id] !== undefined,
  )

  return {
    given,
    /** Props of the submit button. */
    button: {
      type: 'submit' as const,
      form,
      loading: isBusy || (needsProof && proofStatus === 'proving'),
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
          void submit()
        }}
      >
        <div>{said(change.text, given)}</div>
        {change.choice && (
          <ChoiceField
            choice={change.choice}
            chosen={chosen}
            onChange={setChosen}
            error={errorOf(choiceField)}
            buttonRef={refOf(choiceField)}
          />
        )}
        <ChangeFields
          fields={shown}
          values={values}
          onChange={setValues}
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
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {needsProof && (
          <fieldset className="vb-admin-proof">
            <legend>{proofTexts.title}</legend>
            <ProofFields
              proof={proof}
              clock={clock}
              texts={proofTexts}
              signInHref={`/auth/signin?next=${encodeURIComponent(pathname)}`}
              onComplete={() => void submit()}
            />
          </fieldset>
        )}
        {failure && !isAtAField && (
          <ChangeFailure {...failure} message={change.failed?.(failure.error)} />
        )}
      </form>
    ),
  }
}

const choiceField = 'organization'
const reasonField = 'reason'
