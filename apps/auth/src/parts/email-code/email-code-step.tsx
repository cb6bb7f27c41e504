import { Alert } from '@vestibule/ui/alert'
import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect, useRef, useState } from 'react'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { durationInWords } from '../../texts/duration.ts'
import type { Texts } from '../../texts/en.ts'
import { fill } from '../../texts/fill.ts'
import { FilledText } from '../../texts/filled-text.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { CodeForm } from '../code-entry/code-form.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { usePraise } from '../use-praise.ts'
import { StartAgain } from '../ways-on.tsx'
import { emailCodeEffects } from './email-code-effects.ts'
import {
  emailCodeMachine,
  isClosed,
  type EmailCodeOutcome,
  type EmailCodeState,
} from './email-code-machine.ts'
import { ResendCode } from './resend-code.tsx'

export interface EmailCodeStepProps {
  readonly email: string
  readonly step: ScreenStep
  readonly onVerified: (outcome: EmailCodeOutcome) => void
  readonly onBack?: () => void
}

/** The mailed code: mails it once when the step is entered, takes it, and offers another after the cooldown. */
export function EmailCodeStep({ email, step, onVerified, onBack }: EmailCodeStepProps) {
  const texts = useTexts()
  const world = useWorld()
  const praise = usePraise()
  const announce = useAnnounce()
  const [state, dispatch] = useFlow(() =>
    createFlow(
      emailCodeMachine,
      emailCodeEffects(world, {
        email,
        onVerified(outcome) {
          praise(texts.emailCode.verified)
          onVerified(outcome)
        },
      }),
    ),
  )
  const { entry, code, mail } = state
  const codeRef = useRef<HTMLInputElement>(null)
  const [round, setRound] = useState(0)
  const problem = entry.status === 'open' ? entry.problem : undefined
  const closed = isClosed(state)
  const words = world.settings.hideAccounts
    ? { ...texts.emailCode, ...texts.emailCodeIfAny }
    : texts.emailCode
  const lead = leadOf(state, words)

  const isElsewhere = code === 'elsewhere'
  useEffect(() => {
    if (isElsewhere) announce(fill(words.elsewhere, { email }))
  }, [isElsewhere, announce, words.elsewhere, email])
  const resent = mail.status === 'waiting' && mail.resent
  useEffect(() => {
    if (resent) codeRef.current?.focus()
  }, [resent])

  return (
    <Screen
      heading={texts.emailCode.heading}
      lead={
        <FilledText
          text={fill(lead, { duration: durationInWords(world.settings.otpTtlS) })}
          values={{ email: <strong>{email}</strong> }}
        />
      }
      step={step}
      failed={problem !== undefined || code === 'exhausted'}
      onBack={onBack}
      showsAccount
    >
      <CodeForm
        label={texts.emailCode.label}
        submitLabel={texts.emailCode.submit}
        length={6}
        busy={entry.status !== 'open'}
        closed={closed}
        round={round}
        problem={problem}
        inputRef={codeRef}
        onCodeEntered={(entered) => dispatch({ type: 'codeEntered', code: entered })}
      >
        {code === 'exhausted' && (
          <Alert tone="danger" role="alert">
            {texts.errors.codeExhausted}
          </Alert>
        )}
        <ProblemAlert
          problem={mail.status === 'sending' ? undefined : mail.problem}
          wayOn={<StartAgain />}
        />
        <ResendCode
          mail={mail}
          awaited={!closed}
          resentText={words.resent}
          onResend={() => {
            setRound(round + 1)
            dispatch({ type: 'resendRequested' })
            // The button is about to be disabled, and the code is what comes next.
            codeRef.current?.focus()
          }}
        />
      </CodeForm>
    </Screen>
  )
}

function leadOf(state: EmailCodeState, texts: Texts['emailCode']): string {
  const { code, mail } = state
  if (mail.status === 'sending' && (isClosed(state) || code === 'none')) return texts.sending
  return code === 'none' ? texts.notSent : texts[code]
}
