import { generateQrCode, verifyTotp } from '@vestibule/api-client'
import type { ReactNode } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { usePraise } from '../use-praise.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CodeForm } from '../code-entry/code-form.tsx'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { saying } from '@vestibule/app-kit/problems/problem-text'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { TotpKey } from '@vestibule/app-kit/credentials/totp-key'
import './totp-setup.css'

export interface TotpSetupStepProps {
  readonly email: string
  readonly step: ScreenStep
  /** Whether the new authenticator replaces another one. The screen then says so. */
  readonly replaces?: boolean
  readonly onConfirmed: () => void
  readonly onBack?: () => void
  /** Shown at the end of the footer. Default: a link to sign in with another account. */
  readonly help?: ReactNode
}

/** Shows the key of a new authenticator, and asks for its first code, which confirms it. */
export function TotpSetupStep({
  email,
  step,
  replaces = false,
  onConfirmed,
  onBack,
  help,
}: TotpSetupStepProps) {
  const texts = useTexts()
  const praise = usePraise()
  const { client } = useWorld()
  const [setup, retry] = useLoad((signal) => generateQrCode(client, { signal }))

  const confirm = (code: string) => verifyTotp(client, { email, code })
  const entry = useSubmission(confirm, () => {
    praise(texts.twoFactor.verified)
    onConfirmed()
  })

  return (
    <Screen
      heading={texts.totpSetup.heading}
      lead={replaces ? texts.totpSetup.replaceIntro : texts.totpSetup.intro}
      step={step}
      failed={entry.problem !== undefined || setup.status === 'failed'}
      onBack={onBack}
      help={help}
      width={732}
      showsAccount
    >
      {setup.status === 'failed' && (
        <LoadFailure
          problem={setup.problem}
          words={saying(texts.totpSetup.notLoaded)}
          onRetry={retry}
        />
      )}
      {setup.status !== 'failed' && (
        <div className="au-totp">
          <TotpKey setup={setup.status === 'loaded' ? setup.value : undefined} />
          <CodeForm
            label={texts.totpSetup.label}
            submitLabel={texts.totpSetup.submit}
            length={6}
            busy={entry.busy}
            problem={entry.problem}
            onCodeEntered={entry.submit}
          />
        </div>
      )}
    </Screen>
  )
}
