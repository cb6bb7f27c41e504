import { hasPasskeys } from '@vestibule/app-kit/passkeys'
import { useWithProof } from '@vestibule/app-kit/proof/proof-provider'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { useToast } from '@vestibule/ui/toast'
import { useState } from 'react'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { addPasskey } from '@vestibule/app-kit/credentials/add-passkey'
import { restPasskeyOffer } from '@vestibule/app-kit/credentials/passkey-offer'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'
import { useScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import { AccountProblem } from './account-problem.tsx'
import { useAccountTexts } from './texts/use-account-texts.ts'

/**
 * A button that makes a passkey on this device. Renders nothing if the platform or the browser does not support
 * passkeys.
 */
export function AddPasskey({ onAdded }: { readonly onAdded: () => void }) {
  const { passkeys: texts } = useAccountTexts()
  const { app } = useScreenTexts()
  const world = useWorld()
  const { client, clock } = world
  const { config } = usePlatform()
  const withProof = useWithProof()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | 'failed' | 'exists'>()
  if (config.passkeys !== true || !hasPasskeys(window)) return null

  async function add() {
    setBusy(true)
    setProblem(undefined)
    const outcome = await withProof(texts.purposeAdd, () => addPasskey(client))
    setBusy(false)
    if (outcome.kind === 'created') {
      restPasskeyOffer(world)
      toast.success(texts.added)
      onAdded()
    } else if ('error' in outcome) setProblem(problemOf(outcome, clock.now()))
    else if (outcome.kind === 'exists') setProblem('exists')
    else if (outcome.kind !== 'cancelled') setProblem('failed')
  }
  return (
    <div className="acc-add-passkey">
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        loadingText={app.pleaseWait}
        onClick={() => void add()}
      >
        {texts.add}
      </Button>
      {problem === 'failed' || problem === 'exists' ? (
        <Alert tone="danger" role="alert">
          {texts[problem]}
        </Alert>
      ) : (
        <AccountProblem problem={problem} />
      )}
    </div>
  )
}
