import { ProofFields } from '@vestibule/app-kit/proof/proof-fields'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { Select } from '@vestibule/ui/select'
import { TextArea } from '@vestibule/ui/text-area'
import { TextField } from '@vestibule/ui/text-field'
import { useRef, type SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { said, type Change } from './change.ts'
import './change.css'
import { ChangeFailure } from './change-failure.tsx'
import { ChoiceField } from './choice-field.tsx'
import { reasonField, useChangeForm } from './use-change-form.ts'

interface ChangeDialogProps {
  readonly change: Change
  readonly onClose: () => void
  /** Called when the change has been made. */
  readonly onDone: () => void
}

/**
 * A dialog that explains a change and makes it when the user confirms. If the user closes the dialog by Escape, what
 * was filled in is there the next time; Cancel discards it.
 */
export function ChangeDialog({ change, onClose, onDone }: ChangeDialogProps) {
  const texts = useAdminTexts().changes
  const cancel = useRef<HTMLButtonElement>(null)
  const form = useChangeForm(change, onDone)
  const { given, propsOf } = form
  return (
    <Modal
      open
      width={500}
      role="alertdialog"
      title={said(change.title, given)}
      initialFocus={(change.fields ?? change.choice ?? change.reason) ? form.firstField : cancel}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <Modal.Body className="adm-change">
          <div>{said(change.text, given)}</div>
          {change.choice && (
            <ChoiceField
              {...propsOf(change.choice.id)}
              choice={change.choice}
              chosen={given.chosen}
              onChange={(chosen) => form.set({ chosen })}
            />
          )}
          {form.shown.map((field) => {
            const { id: name, label, description, options, type, most } = field
            const shared = { ...propsOf(name), label, description }
            const value = given.values[name] ?? ''
            const onChange = (next: string) => form.setValue(name, next)
            if (options)
              return (
                <Select key={name} {...shared} {...{ options, value }} onValueChange={onChange} />
              )
            return most === undefined ? (
              <TextField
                key={name}
                {...shared}
                {...{ type, value }}
                maxLength={500}
                autoComplete="off"
                onChange={({ target }) => onChange(target.value)}
              />
            ) : (
              <TextArea
                key={name}
                {...shared}
                value={value}
                minRows={3}
                maxRows={12}
                maxLength={most}
                onChange={({ target }) => onChange(target.value)}
              />
            )
          })}
          {change.reason && (
            <TextField
              {...propsOf(reasonField)}
              label={change.reason === 'optional' ? texts.why : change.reason.required}
              value={given.reason}
              maxLength={200}
              onChange={({ target }) => form.set({ reason: target.value })}
            />
          )}
          {form.proof && <Proof proof={form.proof} onComplete={() => void form.prove()} />}
          {form.failure && (
            <ChangeFailure {...form.failure} message={change.failed?.(form.failure.error)} />
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button
            ref={cancel}
            variant="secondary"
            size="md"
            onClick={() => {
              form.discard()
              onClose()
            }}
          >
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            size="md"
            loading={form.isSending}
            tone={change.isDestructive ? 'danger' : 'default'}
          >
            {said(change.button, given)}
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  )
}

type ProofProps = Pick<Parameters<typeof ProofFields>[0], 'proof' | 'onComplete'>

function Proof(props: ProofProps) {
  const { clock } = useServices()
  const texts = useAdminTexts().proof
  const { pathname } = useLocation()
  return (
    <fieldset className="adm-proof">
      <legend>{texts.title}</legend>
      <ProofFields
        {...props}
        clock={clock}
        texts={texts}
        signInHref={`/auth/signin?next=${encodeURIComponent(pathname)}`}
      />
    </fieldset>
  )
}
