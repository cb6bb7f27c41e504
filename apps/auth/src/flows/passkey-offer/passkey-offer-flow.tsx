import './passkey-offer.css'
import { getProfile } from '@vestibule/api-client'
import { useWithProof } from '@vestibule/app-kit/proof/proof-provider'
import { Alert } from '@vestibule/ui/alert'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { CheckIcon, KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { AccountProof } from '@vestibule/account/account-proof'
import { useAccountTexts } from '@vestibule/account/texts/use-account-texts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../parts/busy-button.tsx'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { addPasskey } from '@vestibule/app-kit/credentials/add-passkey'
import { restPasskeyOffer } from '@vestibule/app-kit/credentials/passkey-offer'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { problemOf, type Problem } from '@vestibule/app-kit/problems/problem'
import { Screen } from '../../parts/screen/screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { usePraise } from '../../parts/use-praise.ts'
import { basePath, paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'

/** Offers to make a passkey after a sign-in without one, then goes on. */
export default function PasskeyOfferFlow() {
  const { client } = useWorld()
  const { next, to } = useHandover()
  // The offer does not wait for the answer: most users have just signed in.
  const [profile] = useLoad((signal) => getProfile(client, { signal, cache: false }))
  if (profile.status === 'failed' && profile.problem.kind === 'outOfStep')
    return <Navigate to={pathTo(paths.start, { next })} replace />
  return (
    <AccountProof signInHref={basePath + to(paths.start)}>
      <PasskeyOffer />
    </AccountProof>
  )
}

function PasskeyOffer() {
  const { passkeys } = useAccountTexts()
  const { passkeyOffer: texts } = useTexts()
  const world = useWorld()
  const { client, clock } = world
  const go = useGo()
  const { next } = useHandover()
  const praise = usePraise()
  const withProof = useWithProof()
  const [busy, setBusy] = useState(false)
  const [ended, setEnded] = useState<Problem | 'notMade' | 'failed'>()
  useEffect(() => restPasskeyOffer(world), [world])

  async function create() {
    setBusy(true)
    setEnded(undefined)
    const outcome = await withProof(passkeys.purposeAdd, () => addPasskey(client))
    if (outcome.kind === 'created' || outcome.kind === 'exists') {
      praise(outcome.kind === 'created' ? passkeys.added : passkeys.exists)
      go(next)
      return
    }
    setBusy(false)
    if (outcome.kind === 'cancelled') setEnded('notMade')
    else if ('error' in outcome) setEnded(problemOf(outcome, clock.now()))
    else if (outcome.kind !== 'proofGivenUp') setEnded('failed')
  }

  return (
    <Screen
      heading={texts.heading}
      lead={texts.lead}
      failed={ended !== undefined}
      footerStart={texts.later}
    >
      <AuthForm
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void create()
        }}
      >
        {ended === undefined ? <Reasons /> : <Failure ended={ended} />}
        <Stack gap="xs">
          <BusyButton
            type="submit"
            busy={busy}
            startIcon={<KeyIcon />}
            disabled={typeof ended === 'object' && ended.kind === 'throttled'}
          >
            {ended === undefined ? texts.submit : texts.again}
          </BusyButton>
          <Button variant="ghost" block disabled={busy} onClick={() => go(next)}>
            {texts.notNow}
          </Button>
        </Stack>
      </AuthForm>
    </Screen>
  )
}

function Reasons() {
  const { passkeyOffer: texts } = useTexts()
  return (
    <ul className="auth-reasons">
      {Object.values(texts.reasons).map((reason) => (
        <li key={reason}>
          <CheckIcon size={20} />
          {reason}
        </li>
      ))}
    </ul>
  )
}

function Failure({ ended }: { readonly ended: Problem | 'notMade' | 'failed' }) {
  const { passkeys } = useAccountTexts()
  const { passkeyOffer: texts } = useTexts()
  if (typeof ended === 'object') return <ProblemAlert problem={ended} />
  return (
    <Alert tone="danger" role="alert">
      {ended === 'failed' ? passkeys.failed : texts.notMade}
    </Alert>
  )
}
