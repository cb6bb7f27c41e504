import { generateQrCode, verifyTotp } from '@vestibule/api-client'
import { Skeleton } from '@vestibule/ui/skeleton'
import type { ReactNode } from 'react'
import { useWorld } from '../../boot/world.ts'
import { usePraise } from '../use-praise.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CodeForm } from '../code-entry/code-form.tsx'
import { useCodeEntry, type CodeVerdict } from '../code-entry/use-code-entry.ts'
import { LoadFailure } from '../load/load-failure.tsx'
import { useLoad } from '../load/use-load.ts'
import { saying } from '../problem-text.ts'
import { codeProblemOf } from '../problem.ts'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { TotpKey } from './totp-key.tsx'
import '@vestibule/ui/skeleton.css'

export interface TotpSetupStepProps {
  readonly email: string
  readonly step: ScreenStep
  /** It takes the place of another one, and the page says so before. */
  readonly replaces?: boolean
  readonly onConfirmed: () => void
  readonly onBack?: () => void
  /** Default: the way to another account. */
  readonly help?: ReactNode
}

/** A new authenticator: its key as a picture and in words, and the code that proves it. */
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
  const { client, clock } = useWorld()
  const [setup, retry] = useLoad((signal) => generateQrCode(client, { signal }))

  async function confirm(code: string): Promise<CodeVerdict<void>> {
    const outcome = await verifyTotp(client, { email, code })
    return outcome.kind === 'verified'
      ? { kind: 'accepted', outcome: undefined }
      : { kind: 'refused', problem: codeProblemOf(outcome, clock.now()) }
  }
  const entry = useCodeEntry(confirm, () => {
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
      showsAccount
    >
      {setup.status === 'failed' && (
        <LoadFailure
          problem={setup.problem}
          words={saying(texts.totpSetup.notLoaded)}
          onRetry={retry}
        />
      )}
      {setup.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton width={192} height={192} />
        </div>
      )}
      {setup.status === 'loaded' && <TotpKey setup={setup.value} />}
      {setup.status !== 'failed' && (
        <CodeForm
          label={texts.totpSetup.label}
          submitLabel={texts.totpSetup.submit}
          length={6}
          busy={entry.busy}
          problem={entry.problem}
          onCodeEntered={entry.enter}
        />
      )}
    </Screen>
  )
}
