import '@vestibule/ui/code-input.css'
import '@vestibule/ui/password-field.css'
import './proof.css'
import type { ProofFactor } from '@vestibule/api-client/contract'
import type { Clock } from '@vestibule/base/clock'
import { useStore } from '@vestibule/base/react/use-read'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { CodeInput } from '@vestibule/ui/code-input'
import { useAnnounce } from '@vestibule/ui/live-region'
import { PasswordField } from '@vestibule/ui/password-field'
import { Spinner } from '@vestibule/ui/spinner'
import { useEffect, useRef } from 'react'
import type { Proof } from './create-proof.ts'
import { proofProblemText } from './proof-problem.ts'
import { minutesAndSeconds, useTimeLeft } from '../time-left.ts'
import type { ProofTexts } from './texts/proof-texts.ts'

export interface ProofFieldsProps {
  readonly proof: Proof
  readonly clock: Clock
  readonly texts: ProofTexts
  /** Link to the sign-in page, for users who are signed out or have no accepted factor. */
  readonly signInHref: string
  /** Called instead of following `signInHref`, so that the user can sign in without leaving the page. */
  readonly onSignIn?: (() => void) | undefined
  /** Called when the user has typed a complete code. */
  readonly onComplete: () => void
}

/**
 * The field for the factor that the user has chosen to prove their identity, and buttons that switch to another factor.
 * Render it inside a form, whose submit sends what was typed.
 */
export function ProofFields(props: ProofFieldsProps) {
  const { proof, clock, texts, signInHref, onSignIn, onComplete } = props
  const { status, factor, factors, problem } = useStore(proof)
  useEffect(() => {
    if (proof.getSnapshot().factors.length === 0) void proof.load()
  }, [proof])
  if (status === 'loading') {
    return (
      <p className="ak-proof-wait" role="status" aria-label={texts.loading}>
        <Spinner size={20} />
      </p>
    )
  }
  const signIn = onSignIn ? (
    <Button variant="link" onClick={onSignIn}>
      {texts.lock.signInAgain}
    </Button>
  ) : (
    <a className="vb-link" href={signInHref}>
      {texts.signIn}
    </a>
  )
  if (status === 'none') return <p>{signIn}</p>
  const isSignedOut = problem?.kind === 'signedOut'
  const retry = status === 'notLoaded' && !isSignedOut && (
    <Button variant="link" onClick={() => void proof.load()}>
      {texts.retry}
    </Button>
  )
  return (
    <div className="ak-proof">
      {status !== 'notLoaded' && (
        <ProofField {...{ proof, clock, texts }} onComplete={onComplete} key={factor} />
      )}
      {problem !== null && !isOfField(problem.kind, factor) && (
        <ProofAlert
          text={(time) => proofProblemText(problem, texts, time)}
          until={'until' in problem ? problem.until : 0}
          clock={clock}
          action={isSignedOut ? signIn : retry || undefined}
        />
      )}
      {factors.length > 1 && (
        <div className="ak-proof-others">
          {factors
            .filter((other) => other !== factor)
            .map((other) => (
              <Button
                key={other}
                variant="link"
                disabled={status === 'proving'}
                onClick={() => proof.choose(other)}
              >
                {texts.use[other]}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}

const ofPassword: ReadonlySet<string> = new Set(['noPassword', 'wrongPassword'])
const ofCode: ReadonlySet<string> = new Set(['noCode', 'wrongCode', 'expiredCode', 'exhaustedCode'])

/** Whether a problem is about the text that the user has typed, so that it is shown below the field. */
function isOfField(problem: string, factor: ProofFactor): boolean {
  if (factor === 'passkey') return false
  return (factor === 'password' ? ofPassword : ofCode).has(problem)
}

type ProofFieldProps = Pick<ProofFieldsProps, 'proof' | 'clock' | 'texts' | 'onComplete'>

function ProofField({ proof, clock, texts, onComplete }: ProofFieldProps) {
  const { factor, typed, status, problem } = useStore(proof)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  // After any refusal, move the focus to this field, because the user continues here.
  useEffect(() => {
    if (problem !== null) first.current?.focus()
  }, [problem])
  if (factor === 'passkey') return null
  const error =
    problem !== null && isOfField(problem.kind, factor)
      ? proofProblemText(problem, texts, '')
      : undefined
  const isBusy = status === 'proving'
  if (factor === 'password') {
    return (
      <PasswordField
        ref={first}
        label={texts.label.password}
        autoComplete="current-password"
        value={typed}
        onChange={(event) => proof.type(event.target.value)}
        readOnly={isBusy}
        error={error}
      />
    )
  }
  return (
    <>
      <CodeInput
        ref={first}
        label={texts.label[factor]}
        description={texts.codeHow}
        value={typed}
        onValueChange={proof.type}
        onComplete={(code) => {
          proof.type(code)
          onComplete()
        }}
        error={error}
        loading={isBusy}
      />
      {factor === 'email_code' && <Resend {...{ proof, clock, texts }} />}
    </>
  )
}

/**
 * A button that requests another mail with a code. As long as the server would refuse to send one, the button is
 * disabled and counts down.
 */
function Resend({ proof, clock, texts }: Omit<ProofFieldProps, 'onComplete'>) {
  const { mail } = useStore(proof)
  const left = useTimeLeft(clock, mail.resendAt)
  const announce = useAnnounce()
  useEffect(() => {
    if (mail.again > 0) announce(texts.newCode)
  }, [mail.again, announce, texts])
  return (
    <Button
      variant="link"
      size="sm"
      className="vb-tnum ak-proof-resend"
      loading={mail.status === 'sending'}
      disabled={left > 0}
      onClick={() => void proof.sendCode()}
    >
      {left > 0 ? texts.resendIn({ time: minutesAndSeconds(left) }) : texts.resend}
    </Button>
  )
}

interface ProofAlertProps {
  readonly text: (time: string) => string
  readonly until: number
  readonly clock: Clock
  readonly action: React.ReactNode
}

function ProofAlert({ text, until, clock, action }: ProofAlertProps) {
  const left = useTimeLeft(clock, until)
  return (
    <Alert tone="danger" role="alert" action={action}>
      {text(minutesAndSeconds(left))}
    </Alert>
  )
}
