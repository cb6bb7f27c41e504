import { login } from '@vestibule/api-client'
import { Link } from '@vestibule/ui/link'
import { useWorld } from '../../boot/world.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { PasswordForm } from '../../parts/password-form/password-form.tsx'
import { problemOf } from '../../parts/problem.ts'
import { RequireEmail } from '../../parts/require-email.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { useSubmission, type SubmissionOutcome } from '../../parts/submission/use-submission.ts'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Sign-in with the password alone. */
export function PasswordFlow() {
  return <RequireEmail>{(email) => <PasswordScreen key={email} email={email} />}</RequireEmail>
}

function PasswordScreen({ email }: { email: string }) {
  const texts = useTexts()
  const world = useWorld()
  const open = useOpen()
  const go = useGo()
  const { next, to } = useHandover()

  async function signIn(password: string): Promise<SubmissionOutcome<string>> {
    const outcome = await login(world.client, { email, password })
    if (outcome.kind !== 'signedIn') {
      return { kind: 'refused', problem: problemOf(outcome, world.clock.now()) }
    }
    const finish = await finishSignIn(world, { email, next })
    return finish.kind === 'decided' ? { kind: 'accepted', result: finish.url } : finish
  }
  const submission = useSubmission(signIn, go)

  return (
    <Screen
      heading={texts.password.heading}
      failed={submission.problem !== undefined}
      onBack={() => open(to(paths.start))}
      showsAccount
    >
      <PasswordForm
        email={email}
        submission={submission}
        submitLabel={texts.password.submit}
        forgot={<Link href={to(paths.forgotPassword)}>{texts.password.forgot}</Link>}
      />
    </Screen>
  )
}
