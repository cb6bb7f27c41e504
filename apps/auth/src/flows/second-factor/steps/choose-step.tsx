import '../second-factor.css'
import type { MissingFactor } from '@vestibule/api-client/contract'
import { hasPasskeys } from '@vestibule/app-kit/passkeys'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { addPasskey } from '@vestibule/app-kit/credentials/add-passkey'
import { restPasskeyOffer } from '@vestibule/app-kit/credentials/passkey-offer'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'
import { Screen } from '../../../parts/screen/screen.tsx'
import { SignOutButton } from '../../../parts/sign-out-button.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { SecondFactorEvent } from '../second-factor-machine.ts'

interface ChooseStepProps {
  readonly facts: MissingFactor
  readonly dispatch: (event: SecondFactorEvent) => void
}

/** Which second factor to set up. */
export function ChooseStep({ facts, dispatch }: ChooseStepProps) {
  const { secondFactor: texts, passkeyOffer } = useTexts()
  const world = useWorld()
  const { client, clock } = world
  const [busy, setBusy] = useState(false)
  const [ended, setEnded] = useState<Problem | 'notMade'>()
  const offersPasskey = facts.set_up.includes('passkey') && hasPasskeys(window)
  const isAnew = facts.show.length > 0

  async function makePasskey() {
    setBusy(true)
    setEnded(undefined)
    const outcome = await addPasskey(client)
    if (outcome.kind === 'created') {
      // Nobody who has just made one is asked for another after the sign-in.
      restPasskeyOffer(world)
      dispatch({ type: 'factorSetUp' })
      return
    }
    setBusy(false)
    setEnded('error' in outcome ? problemOf(outcome, clock.now()) : 'notMade')
  }

  return (
    <Screen
      heading={texts.heading}
      lead={isAnew ? texts.leadAnew : texts.lead}
      failed={ended !== undefined}
      help={<SignOutButton />}
      step={{ step: 1, steps: 2 }}
      showsAccount
    >
      {ended === 'notMade' ? (
        <Alert tone="danger" role="alert">
          {texts.notMade}
        </Alert>
      ) : (
        <ProblemAlert problem={ended} />
      )}
      <Stack gap="sm">
        <div className="auth-factor">
          <Button block disabled={busy} onClick={() => dispatch({ type: 'authenticatorChosen' })}>
            {texts.authenticator}
          </Button>
          <p>{texts.authenticatorHint}</p>
        </div>
        {offersPasskey && (
          <div className="auth-factor">
            <BusyButton
              variant="secondary"
              startIcon={<KeyIcon />}
              busy={busy}
              disabled={typeof ended === 'object' && ended.kind === 'throttled'}
              onClick={() => void makePasskey()}
            >
              {passkeyOffer.submit}
            </BusyButton>
            <p>{texts.passkeyHint}</p>
          </div>
        )}
      </Stack>
    </Screen>
  )
}
