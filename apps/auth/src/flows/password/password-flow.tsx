import { decideRedirect, login } from '@vestibule/api-client'
import { Link } from '@vestibule/ui/link'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { PasswordForm } from '../../parts/password-form/password-form.tsx'
import { RequireEmail } from '../../parts/require-email.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { LateNotice } from '../../parts/late-notice/late-notice.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { useTexts } from '../../texts/use-texts.ts'

/** The screen for accounts that sign in with the password alone. */
export default function PasswordFlow() {
  return <RequireEmail>{(email) => <PasswordScreen key={email} email={email} />}</RequireEmail>
}

function PasswordScreen({ email }: { email: string }) {
  const texts = useTexts()
  const { client } = useWorld()
  const open = useOpen()
  const enter = useEnter()
  const { next, to } = useHandover()

  async function signIn(password: string) {
    const outcome = await login(client, { email, password })
    return outcome.kind === 'signedIn' ? decideRedirect(client, { email, next }) : outcome
  }
  const submission = useSubmission(signIn, ({ redirectUrl }) => enter(redirectUrl))

  return (
    <Screen
      heading={texts.password.heading}
      failed={submission.problem !== undefined}
      onBack={() => open(to(paths.start))}
      showsAccount
    >
      <LateNotice />
      <PasswordForm
        email={email}
        submission={submission}
        submitLabel={texts.password.submit}
        forgot={<Link href={to(paths.forgotPassword)}>{texts.app.forgotPassword}</Link>}
      />
    </Screen>
  )
}
