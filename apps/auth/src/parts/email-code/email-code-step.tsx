import { Button } from '@vestibule/ui/button'
import { useAnnounce } from '@vestibule/ui/live-region'
import { Text } from '@vestibule/ui/text'
import { useEffect, useRef } from 'react'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import type { Texts } from '../../texts/en.ts'
import { clockTime } from '../../texts/duration.ts'
import { fill } from '../../texts/fill.ts'
import { FilledText } from '../../texts/filled-text.tsx'
import { usePraise } from '../use-praise.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CodeForm } from '../code-entry/code-form.tsx'
import { ProblemAlert } from '../problem-alert.tsx'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { useCountdown } from '../use-countdown.ts'
import { emailCodeEffects } from './email-code-effects.ts'
import { emailCodeMachine, isUsed, type EmailCodeOutcome, type Mail } from './email-code-machine.ts'

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
  const [{ entry, mail }, dispatch] = useFlow(() =>
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
  const codeRef = useRef<HTMLInputElement>(null)
  const problem = entry.status === 'open' ? entry.problem : undefined

  return (
    <Screen
      heading={texts.emailCode.heading}
      lead={
        <FilledText
          text={leadOf(mail, texts.emailCode)}
          values={{ email: <strong>{email}</strong> }}
        />
      }
      step={step}
      failed={problem !== undefined}
      onBack={onBack}
      showsAccount
    >
      <CodeForm
        label={texts.emailCode.label}
        submitLabel={texts.emailCode.submit}
        length={6}
        busy={entry.status !== 'open'}
        problem={problem}
        inputRef={codeRef}
        onCodeEntered={(code) => dispatch({ type: 'codeEntered', code })}
      >
        <ProblemAlert problem={mail.status === 'failed' ? mail.problem : undefined} />
        <Resend
          mail={mail}
          onResend={() => {
            dispatch({ type: 'resendRequested' })
            // The button is about to be disabled, and the code is what comes next.
            codeRef.current?.focus()
          }}
        />
      </CodeForm>
    </Screen>
  )
}

function leadOf(mail: Mail, texts: Texts['emailCode']): string {
  if (mail.status === 'sending' && !mail.again) return texts.sending
  return isUsed(mail) ? texts.used : texts.sent
}

function Resend({ mail, onResend }: { mail: Mail; onResend: () => void }) {
  const texts = useTexts()
  const announce = useAnnounce()
  const resent = mail.status === 'sent' && mail.again
  const resendable = mail.status === 'resendable'
  useEffect(() => {
    if (resent) announce(texts.emailCode.resent)
  }, [resent, announce, texts])
  useEffect(() => {
    if (resendable) announce(texts.emailCode.resendReady)
  }, [resendable, announce, texts])

  const resendAt = resendAtOf(mail)
  const left = useCountdown(resendAt)
  return (
    <Text tone="muted" className="auth-resend">
      {texts.emailCode.nothingYet}{' '}
      <Button
        variant="link"
        size="sm"
        className="vb-tnum"
        loading={mail.status === 'sending'}
        disabled={resendAt > 0}
        onClick={onResend}
      >
        {resendAt > 0
          ? fill(texts.emailCode.resendIn, { time: clockTime(left) })
          : texts.emailCode.resend}
      </Button>
    </Text>
  )
}

function resendAtOf(mail: Mail): number {
  if (mail.status === 'sent') return mail.resendAt
  return mail.status === 'failed' && mail.problem.kind === 'throttled' ? mail.problem.until : 0
}
