import '@vestibule/ui/skeleton.css'
import { Alert } from '@vestibule/ui/alert'
import { ArrowRightIcon } from '@vestibule/ui/icons'
import { Skeleton } from '@vestibule/ui/skeleton'
import { useState, type ReactNode } from 'react'
import { ApiError, generateRecoveryCodes, getProfile, type Client } from '@vestibule/api-client'
import { BusyButton } from '../busy-button.tsx'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useTexts } from '../../texts/use-texts.ts'
import { saying } from '@vestibule/app-kit/problems/problem-text'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'
import { CodesToKeep } from '@vestibule/app-kit/credentials/codes-to-keep'

export interface RecoveryCodesStepProps {
  readonly email: string
  readonly step: ScreenStep
  readonly busy: boolean
  readonly onSaved: () => void
  readonly help?: ReactNode
}

/**
 * Whether the user has copied, downloaded or printed the codes. Users who have not are asked once before they go on.
 */
type Keeping = 'notYet' | 'asked' | 'kept'

/** Makes and shows new recovery codes. They are shown only once, and older codes stop working. */
export function RecoveryCodesStep({ email, step, busy, onSaved, help }: RecoveryCodesStepProps) {
  const texts = useTexts()
  const { client } = useWorld()
  const [codes, retry] = useLoad((signal) => makeRecoveryCodes(client, email, signal))
  const [keeping, setKeeping] = useState<Keeping>('notYet')
  return (
    <Screen
      heading={texts.recoveryCodes.heading}
      lead={texts.recoveryCodes.intro}
      step={step}
      failed={codes.status === 'failed'}
      help={help}
    >
      {codes.status === 'failed' && (
        <LoadFailure
          problem={codes.problem}
          words={saying(texts.recoveryCodes.notMade)}
          onRetry={retry}
        />
      )}
      {codes.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={196} />
        </div>
      )}
      {codes.status === 'loaded' && (
        <CodesToKeep codes={codes.value} onKept={() => setKeeping('kept')} />
      )}
      {keeping === 'asked' && (
        <Alert tone="warning" role="alert">
          {texts.recoveryCodes.notKept}
        </Alert>
      )}
      {codes.status !== 'failed' && (
        <BusyButton
          endIcon={<ArrowRightIcon />}
          busy={busy || codes.status === 'loading'}
          onClick={() => (keeping === 'notYet' ? setKeeping('asked') : onSaved())}
        >
          {texts.recoveryCodes.next}
        </BusyButton>
      )}
    </Screen>
  )
}

/**
 * Makes recovery codes for the account with this address. First it reads the profile to check whose session this is: if
 * another user has signed in in another tab, new codes would invalidate theirs. From then on the client names the user
 * in each write, so that the server refuses it for another user.
 */
async function makeRecoveryCodes(client: Client, email: string, signal: AbortSignal) {
  const profile = await getProfile(client, { signal, cache: false })
  if (profile.kind !== 'loaded') return profile
  if (keyOf(profile.value.email) === keyOf(email)) return generateRecoveryCodes(client, { signal })
  const error = new ApiError('otherUser', 'Someone else is signed in in this browser')
  return { kind: 'stepRequired' as const, error }
}

/**
 * Brings an address into the form in which the server compares addresses: without spaces around it, with ASCII letters
 * in lower case, and in the Unicode form NFC.
 */
function keyOf(email: string): string {
  return email
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .normalize('NFC')
}
