import { decideRedirect, login } from '@vestibule/api-client'
import { Link } from '@vestibule/ui/link'
import { useWorld } from '../../boot/world.ts'
import { PasswordForm } from '../../parts/password-form/password-form.tsx'
import { RequireEmail } from '../../parts/require-email.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { SignedInOffer } from '../../parts/signed-in/signed-in-offer.tsx'
import { useSubmission } from '../../parts/submission/use-submission.ts'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Sign-in with the password alone. */
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
      <SignedInOffer />
      <PasswordForm
        email={email}
        submission={submission}
        submitLabel={texts.password.submit}
        forgot={<Link href={to(paths.forgotPassword)}>{texts.app.forgotPassword}</Link>}
      />
    </Screen>
  )
}
