import { requestRegistration, type RegistrationInput } from '@vestibule/api-client'
import { Alert } from '@vestibule/ui/alert'
import { Link } from '@vestibule/ui/link'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { usePlatform } from '../../boot/platform-context.ts'
import { useWorld } from '../../boot/world.ts'
import { problemOf } from '../../parts/problem.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths } from '../../paths.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RegistrationForm } from './registration-form.tsx'
import { signUpMethods } from './sign-up-methods.ts'

/** A request for access, where signing up is enabled. */
export function RegistrationFlow() {
  const { sign_up_data: signUp } = usePlatform().config
  const { to } = useHandover()
  if (!signUp.enable_sign_up) return <Navigate to={to(paths.start)} replace />
  return <RegistrationScreen options={signUp.sign_up_options} />
}

function RegistrationScreen({ options }: { options: readonly string[] }) {
  const texts = useTexts()
  const { client, clock } = useWorld()
  const { email, to } = useHandover()

  async function request(typed: RegistrationInput): Promise<SubmissionOutcome<void>> {
    const outcome = await requestRegistration(client, typed)
    return outcome.kind === 'requested'
      ? { kind: 'accepted', result: undefined }
      : { kind: 'refused', problem: problemOf(outcome, clock.now()) }
  }
  const submission = useSubmission(request, () => {})

  return (
    <Screen
      heading={texts.registration.heading}
      lead={texts.registration.intro}
      failed={submission.problem !== undefined}
      help={
        <span>
          {texts.registration.haveInvite} <Link href={to(paths.start)}>{texts.start.heading}</Link>
        </span>
      }
    >
      <RegistrationForm
        offer={email ?? ''}
        methods={signUpMethods(options)}
        submission={submission}
        done={submission.accepted && <RegistrationSent />}
      />
    </Screen>
  )
}

function RegistrationSent() {
  const { registration } = useTexts()
  const { noReplySender } = useWorld().settings
  const message = useRef<HTMLDivElement>(null)
  // The button that had the focus is disabled now.
  useEffect(() => message.current?.focus(), [])
  return (
    <Alert ref={message} tone="success" role="status" tabIndex={-1}>
      <p className="auth-sent">{registration.sent}</p>
      <p className="auth-sent">
        {noReplySender === null
          ? registration.noReply
          : fill(registration.sender, { sender: noReplySender })}
      </p>
    </Alert>
  )
}
