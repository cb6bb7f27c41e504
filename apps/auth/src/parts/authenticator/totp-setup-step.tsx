import { generateQrCode, verifyTotp } from '@vestibule/api-client'
import type { ReactNode } from 'react'
import { useWorld } from '../../boot/world.ts'
import { usePraise } from '../use-praise.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CodeForm } from '../code-entry/code-form.tsx'
import { LoadFailure } from '../load/load-failure.tsx'
import { useLoad } from '../load/use-load.ts'
import { saying } from '../problem-text.ts'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { useSubmission } from '../submission/use-submission.ts'
import { TotpKey } from './totp-key.tsx'
import './totp-setup.css'

export interface TotpSetupStepProps {
  readonly email: string
  readonly step: ScreenStep
  /** Whether it replaces another authenticator; then the screen says so. */
  readonly replaces?: boolean
  readonly onConfirmed: () => void
  readonly onBack?: () => void
  /** Default: a link to sign in with another account. */
  readonly help?: ReactNode
}

/** A new authenticator: its key, and the first code, which confirms it. */
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
        <div className="auth-totp">
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
