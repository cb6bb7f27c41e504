import '../second-factor.css'
import type { MissingFactor } from '@vestibule/api-client/contract'
import { hasPasskeys } from '@vestibule/app-kit/passkeys'
import { Button } from '@vestibule/ui/button'
import { KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { addPasskey } from '@vestibule/app-kit/credentials/add-passkey'
import { restPasskeyOffer } from '@vestibule/app-kit/credentials/passkey-offer'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { failureSaying } from '@vestibule/app-kit/problems/failure-saying'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { Screen } from '../../../parts/screen/screen.tsx'
import { SignOutButton } from '../../../parts/sign-out-button.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { SecondFactorEvent } from '../second-factor-machine.ts'

interface ChooseStepProps {
  readonly facts: MissingFactor
  readonly dispatch: (event: SecondFactorEvent) => void
}

/** Asks the user which kind of second factor to set up. */
export function ChooseStep({ facts, dispatch }: ChooseStepProps) {
  const { secondFactor: texts, passkeyOffer } = useTexts()
  const world = useWorld()
  const { busy, problem, throttled, submit } = useSubmission(
    async () => {
      const outcome = await addPasskey(world.client)
      return outcome.kind === 'created' || 'error' in outcome
        ? outcome
        : failureSaying(texts.notMade)
    },
    () => {
      // The user has just made a passkey, so do not offer to make one after this sign-in.
      restPasskeyOffer(world)
      dispatch({ type: 'factorSetUp' })
    },
  )
  const offersPasskey = facts.set_up.includes('passkey') && hasPasskeys(window)
  const isAnew = facts.show.length > 0

  return (
    <Screen
      heading={texts.heading}
      lead={isAnew ? texts.leadAnew : texts.lead}
      failed={problem !== undefined}
      help={<SignOutButton />}
      step={{ step: 1, steps: 2 }}
      showsAccount
    >
      <ProblemAlert problem={problem} />
      <Stack gap="sm">
        <div className="au-factor">
          <Button block disabled={busy} onClick={() => dispatch({ type: 'authenticatorChosen' })}>
            {texts.authenticator}
          </Button>
          <p>{texts.authenticatorHint}</p>
        </div>
        {offersPasskey && (
          <div className="au-factor">
            <BusyButton
              variant="secondary"
              startIcon={<KeyIcon />}
              busy={busy}
              disabled={throttled}
              onClick={() => submit()}
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
