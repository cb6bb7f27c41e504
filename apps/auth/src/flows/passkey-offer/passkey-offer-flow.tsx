import './passkey-offer.css'
import { getProfile } from '@vestibule/api-client'
import { useWithProof } from '@vestibule/app-kit/proof/proof-provider'
import { AuthForm } from '@vestibule/ui/auth-card'
import { Button } from '@vestibule/ui/button'
import { CheckIcon, KeyIcon } from '@vestibule/ui/icons'
import { Stack } from '@vestibule/ui/stack'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { AccountProof } from '@vestibule/account/account-proof'
import { useAccountTexts } from '@vestibule/account/texts/use-account-texts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../parts/busy-button.tsx'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { addPasskey } from '@vestibule/app-kit/credentials/add-passkey'
import { restPasskeyOffer } from '@vestibule/app-kit/credentials/passkey-offer'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { failureSaying } from '@vestibule/app-kit/problems/failure-saying'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'
import { Screen } from '../../parts/screen/screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { usePraise } from '../../parts/use-praise.ts'
import { basePath, paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useTexts } from '../../texts/use-texts.ts'

/** Offers the user to make a passkey after a sign-in without one, then goes on to the page that the user wanted. */
export default function PasskeyOfferFlow() {
  const { client } = useWorld()
  const { next, to } = useHandover()
  // Show the offer before the profile is loaded: nearly all users who see this page have just signed in.
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
  const go = useGo()
  const { next } = useHandover()
  const praise = usePraise()
  const withProof = useWithProof()
  useEffect(() => restPasskeyOffer(world), [world])

  const { busy, problem, throttled, submit } = useSubmission(
    async () => {
      const outcome = await withProof(passkeys.purposeAdd, () => addPasskey(world.client))
      if (outcome.kind === 'cancelled') return failureSaying(texts.notMade)
      const isDone = ['created', 'exists', 'proofGivenUp'].includes(outcome.kind)
      return isDone || 'error' in outcome ? outcome : failureSaying(passkeys.failed)
    },
    ({ kind }) => {
      praise(kind === 'created' ? passkeys.added : passkeys.exists)
      go(next)
    },
  )

  return (
    <Screen
      heading={texts.heading}
      lead={texts.lead}
      failed={problem !== undefined}
      footerStart={texts.later}
    >
      <AuthForm
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {problem ? <ProblemAlert problem={problem} /> : <Reasons />}
        <Stack gap="xs">
          <BusyButton type="submit" busy={busy} startIcon={<KeyIcon />} disabled={throttled}>
            {problem ? texts.again : texts.submit}
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
    <ul className="au-reasons">
      {Object.values(texts.reasons).map((reason) => (
        <li key={reason}>
          <CheckIcon size={20} />
          {reason}
        </li>
      ))}
    </ul>
  )
}
