import { requestRegistration, type RegistrationInput } from '@vestibule/api-client'
import { Link } from '@vestibule/ui/link'
import { useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { signInMethods, type SignInMethod } from '@vestibule/api-client/contract'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { Screen } from '../../parts/screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'
import { RegistrationSent } from './registration-sent.tsx'

/** The screen on which people ask for an account, if the platform lets people sign up. */
export default function RegistrationFlow() {
  const { sign_up_data: signUp } = usePlatform().config
  const { to } = useHandover()
  if (!signUp.enable_sign_up) return <Navigate to={to(paths.start)} replace />
  return <RegistrationScreen options={signUp.sign_up_options} />
}

function RegistrationScreen({ options }: { options: readonly string[] }) {
  const { email } = useHandover()
  const [sent, setSent] = useState<RegistrationInput>()
  const [isCorrecting, setCorrecting] = useState(false)
  if (sent && !isCorrecting) {
    return <RegistrationSent email={sent.email} onCorrect={() => setCorrecting(true)} />
  }
  return (
    <RegistrationRequest
      options={options}
      offer={sent ?? { email: email ?? '' }}
      sentTo={sent?.email}
      onSent={(typed) => {
        setSent(typed)
        setCorrecting(false)
      }}
    />
  )
}

interface RegistrationRequestProps extends Pick<RegistrationFormProps, 'offer' | 'sentTo'> {
  readonly options: readonly string[]
  readonly onSent: (typed: RegistrationInput) => void
}

function RegistrationRequest({ options, offer, sentTo, onSent }: RegistrationRequestProps) {
  const texts = useTexts()
  const { client } = useWorld()
  const { to } = useHandover()
  const lastTyped = useRef<RegistrationInput>(null)
  const submission = useSubmission(
    (typed: RegistrationInput) => {
      lastTyped.current = typed
      return requestRegistration(client, typed)
    },
    () => lastTyped.current && onSent(lastTyped.current),
  )
  return (
    <Screen
      heading={texts.registration.heading}
      lead={texts.registration.intro}
      failed={submission.problem !== undefined}
      help={
        <span>
          {texts.registration.haveInvite}{' '}
          <Link href={to(paths.start)}>{texts.registration.toStart}</Link>
        </span>
      }
    >
      <RegistrationForm
        offer={offer}
        sentTo={sentTo}
        methods={signUpMethods(options)}
        submission={submission}
      />
    </Screen>
  )
}

const isKnown = (option: string): option is SignInMethod =>
  (signInMethods as readonly string[]).includes(option)

/**
 * The sign-in methods that the user can choose from. If the platform names none that this app knows, the only one is
 * the password.
 */
function signUpMethods(options: readonly string[]): [SignInMethod, ...SignInMethod[]] {
  const [first, ...others] = options.filter(isKnown)
  return first ? [first, ...others] : ['password']
}
