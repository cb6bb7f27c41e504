import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { ArrowRightIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { TextField } from '@vestibule/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import { emailFault, type EmailFault } from '../../parts/email-text.ts'
import { formText } from '../../parts/form-text.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useHandover } from '../../parts/use-handover.ts'
import { Reload } from '../../parts/ways-on.tsx'
import { basePath, paths, pathTo } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { StartState } from './start-machine.ts'
import { useEmailOffer } from './use-email-offer.ts'

export interface StartFormProps {
  readonly state: StartState
  readonly signUp: boolean
  readonly onEdited: () => void
  readonly onEmail: (email: string) => void
}

/**
 * The field is uncontrolled and read at submit: it can be typed into before the code of the page arrives, and
 * without that code the form comes back with what was typed.
 */
export function StartForm({ state, signUp, onEdited, onEmail }: StartFormProps) {
  const texts = useTexts()
  const { next } = useHandover()
  const open = useOpen()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const [fault, setFault] = useState<EmailFault>()
  useEmailOffer(form)

  const problem = state.status === 'open' ? state.problem : undefined
  const verified = state.status === 'verified'
  const faultText = fault === 'empty' ? texts.errors.fieldEmpty : texts.errors.emailInvalid
  // Not of the address: the way of signing in has changed since the page was loaded.
  const isClosed = problem?.kind === 'refused' && problem.code === 'forbidden'
  const refusal =
    problem?.kind === 'refused' && !isClosed
      ? (problem.message ?? texts.errors.accountNotFound)
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
      method="get"
      action={`${basePath}${paths.start}`}
      onSubmit={(event) => {
        event.preventDefault()
        const email = formText(event.currentTarget, 'email').trim()
        const found = emailFault(email)
        setFault(found)
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
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        data-first-field
        placeholder={texts.start.emailExample}
        readOnly={state.status === 'submitting' || state.status === 'proceeding'}
        disabled={verified}
        error={fault ? faultText : refusal}
        invalid={problem !== undefined}
        onChange={() => {
          setFault(undefined)
          onEdited()
        }}
        success={verified ? texts.start.verified : undefined}
      />
      <ProblemAlert problem={refusal === undefined ? problem : undefined} wayOn={<Reload />} />
      <Stack gap="xs">
        <Button
          type="submit"
          block
          endIcon={<ArrowRightIcon />}
          disabled={problem?.kind === 'throttled'}
          loading={state.status !== 'open'}
          loadingText={texts.app.pleaseWait}
        >
          {texts.start.submit}
        </Button>
        {signUp && (
          <Button
            type="submit"
            variant="ghost"
            block
            formAction={`${basePath}${paths.registration}`}
            formNoValidate
            onClick={(event) => {
              event.preventDefault()
              // The second click of a double click, where an error above the buttons has just gone.
              if (state.status !== 'open') return
              const typed = event.currentTarget.form
              const email = typed ? formText(typed, 'email').trim() : ''
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
