import { useAnnounce } from '@vestibule/ui/live-region'
import { fillChosen } from '@vestibule/base/messages/texts'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { durationInWords } from '@vestibule/app-kit/screens/duration'
import { useTexts } from '../../texts/use-texts.ts'
import { CodeForm } from '../code-entry/code-form.tsx'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { usePraise } from '../use-praise.ts'
import { StartAgain } from '@vestibule/app-kit/problems/ways-on'
import { emailCodeHandlers } from './email-code-handlers.ts'
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

/**
 * The step with the mailed code: requests a code when the user enters the step, checks what the user types, and lets
 * the user request another mail after the least time between two mails.
 */
export function EmailCodeStep({ email, step, onVerified, onBack }: EmailCodeStepProps) {
  const texts = useTexts()
  const world = useWorld()
  const praise = usePraise()
  const announce = useAnnounce()
  const [state, dispatch] = useFlow(() =>
    createFlow(
      emailCodeMachine,
      emailCodeHandlers(world, {
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
  const lead = leadOf(state)

  const elsewhere = code === 'elsewhere' ? words.elsewhere({ email }) : undefined
  useEffect(() => {
    if (elsewhere !== undefined) announce(elsewhere)
  }, [elsewhere, announce])
  const resent = mail.status === 'waiting' && mail.resent
  useEffect(() => {
    if (resent) codeRef.current?.focus()
  }, [resent])

  const isExhausted = code === 'exhausted'
  const resend = {
    mail,
    resentText: words.resent,
    onResend() {
      setRound(round + 1)
      dispatch({ type: 'resendRequested' })
      // The button that has the focus is disabled next, so move the focus to the boxes for the code.
      codeRef.current?.focus()
    },
  }

  return (
    <Screen
      heading={texts.emailCode.heading}
      lead={
        // The key makes React render a changed sentence as new elements; otherwise it would reuse pieces of the old
        // one.
        <Fragment key={lead}>
          {fillChosen(words[lead], {
            email: <strong>{email}</strong>,
            duration: durationInWords(world.settings.otpTtlS),
          })}
        </Fragment>
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
        closedReason={isExhausted ? texts.errors.codeExhausted : undefined}
        instead={isExhausted ? <ResendCode kind="primary" {...resend} /> : undefined}
        onCodeEntered={(entered) => dispatch({ type: 'submitted', input: entered })}
      >
        <ProblemAlert
          problem={mail.status === 'sending' ? undefined : mail.problem}
          wayOn={<StartAgain />}
        />
        {!isExhausted && <ResendCode kind="link" awaited={!closed} {...resend} />}
      </CodeForm>
    </Screen>
  )
}

/** Chooses which text is shown above the boxes for the code, from what is known about the mailed code. */
function leadOf(state: EmailCodeState) {
  const { code, mail } = state
  if (mail.status === 'sending' && (isClosed(state) || code === 'none')) return 'sending'
  return code === 'none' ? 'notSent' : code
}
