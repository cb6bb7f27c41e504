import './registration.css'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { ArrowLeftIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { Screen } from '../../parts/screen/screen.tsx'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'

export interface RegistrationSentProps {
  readonly email: string
  /** Called when the user wants to correct the address. */
  readonly onCorrect: () => void
}

/** Shown after the user has asked for an account: says to which address a mail was sent, and what happens next. */
export function RegistrationSent({ email, onCorrect }: RegistrationSentProps) {
  const { registration, forgotPassword } = useTexts()
  const { noReplySender } = useWorld().settings
  const { to } = useHandover()
  return (
    <Screen
      key="sent"
      heading={registration.sentHeading}
      lead={registration.sentIntro}
      footerStart={
        <Link href={to(paths.start)}>
          <ArrowLeftIcon size={16} /> {forgotPassword.toLogin}
        </Link>
      }
    >
      <Alert tone="success" role="status" title={registration.sent}>
        {registration.sentTo({ email: <strong>{email}</strong> })}{' '}
        {noReplySender === null
          ? registration.noReply
          : registration.sender({ sender: noReplySender })}
      </Alert>
      <ol className="au-next-steps">
        <li>{registration.nextMail}</li>
        <li>{registration.nextReview}</li>
        <li>{registration.nextAnswer}</li>
      </ol>
      <Button variant="ghost" block onClick={onCorrect}>
        {registration.correct}
      </Button>
    </Screen>
  )
}
