import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { ArrowRightIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { TextField } from '@vestibule/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../../parts/busy-button.tsx'
import { emailFault, formAddress, type EmailFault } from '../../parts/form-text.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { problemText } from '@vestibule/app-kit/problems/problem-text'
import { usePasskeySignIn } from '../../parts/passkey/use-passkey-sign-in.ts'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { Reload } from '@vestibule/app-kit/problems/ways-on'
import { basePath, paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { useStartTexts } from '../../texts/use-start-texts.ts'
import type { StartState } from './start-machine.ts'
import { useEmailOffer } from './use-email-offer.ts'

export interface StartFormProps {
  readonly state: StartState
  readonly signUp: boolean
  readonly onEdited: () => void
  readonly onEmail: (email: string) => void
}

/**
 * The form for the email address. The field is uncontrolled and is read on submit, so that users can type before the
 * code of the page is loaded. Without JavaScript the form submits nothing (`method="dialog"`): the server would only
 * send the same page again, with the address in its URL and without `next`.
 */
export function StartForm({ state, signUp, onEdited, onEmail }: StartFormProps) {
  const texts = useStartTexts()
  const { next } = useHandover()
  const open = useOpen()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const [fault, setFault] = useState<EmailFault>()
  useEmailOffer(form)
  const go = useGo()
  const passkey = usePasskeySignIn(go, state.status === 'open')

  const problem = state.status === 'open' ? state.problem : undefined
  const verified = state.status === 'verified'
  const faultText = fault === 'empty' ? texts.errors.fieldEmpty : texts.errors.emailInvalid
  // Whether the server now refuses this way of signing in, which it allowed when the page was loaded. The error is then
  // not shown at the address field, because the address is right.
  const isClosed = problem?.kind === 'refused' && problem.code === 'forbidden'
  const refusal =
    problem?.kind === 'refused' && !isClosed
      ? problemText(problem, texts, { refused: texts.errors.accountNotFound })
      : undefined

  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  useEffect(() => {
    if (verified) message.current?.focus()
  }, [verified])

  return (
    <AuthForm
      ref={form}
      steady
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        const email = formAddress(event.currentTarget)
        const found = emailFault(email)
        setFault(found)
        if (passkey.busy) return
        if (found) field.current?.focus()
        else onEmail(email)
      }}
    >
      <TextField
        ref={field}
        messageRef={message}
        label={texts.start.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        data-first-field
        placeholder={texts.start.emailExample}
        readOnly={state.status === 'submitting' || state.status === 'proceeding' || passkey.busy}
        disabled={verified}
        error={fault ? faultText : refusal}
        invalid={problem !== undefined}
        onChange={() => {
          setFault(undefined)
          passkey.edited()
          onEdited()
        }}
        success={verified ? texts.start.verified : undefined}
      />
      <ProblemAlert
        problem={refusal === undefined ? (problem ?? passkey.problem) : undefined}
        wayOn={problem && <Reload />}
      />
      <Stack gap="xs">
        <BusyButton
          type="submit"
          endIcon={<ArrowRightIcon />}
          disabled={problem?.kind === 'throttled' || passkey.busy}
          busy={state.status !== 'open'}
        >
          {texts.start.submit}
        </BusyButton>
        {passkey.isOffered && (
          <BusyButton
            variant="secondary"
            className="au-passkey"
            disabled={state.status !== 'open'}
            busy={passkey.busy}
            onClick={() => {
              setFault(undefined)
              onEdited()
              passkey.ask()
            }}
          >
            {texts.start.passkey}
          </BusyButton>
        )}
        {signUp && (
          <Button
            type="submit"
            variant="ghost"
            block
            formAction={`${basePath}${paths.registration}`}
            formMethod="get"
            formNoValidate
            onClick={(event) => {
              event.preventDefault()
              // If the first click of a double click on 'Next' removes the error above the buttons, this button moves
              // under the pointer and gets the second click. Ignore it.
              if (state.status !== 'open' || passkey.busy) return
              const typed = event.currentTarget.form
              const email = typed ? formAddress(typed) : ''
              open(pathTo(paths.registration, { email: email || undefined, next }))
            }}
          >
            {texts.start.signUp}
          </Button>
        )}
      </Stack>
    </AuthForm>
  )
}
