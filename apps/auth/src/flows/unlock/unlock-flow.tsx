import { createUnlocking } from '@vestibule/app-kit/lock/lock-cover'
import { how } from '@vestibule/app-kit/proof/proof-form'
import { ProofFields } from '@vestibule/app-kit/proof/proof-fields'
import { useStore } from '@vestibule/base/react/use-read'
import { AuthForm } from '@vestibule/ui/auth-card'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useAccountTexts } from '@vestibule/account/texts/use-account-texts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../parts/busy-button.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { basePath, paths } from '@vestibule/app-kit/auth-paths'
import { useQuery } from '@vestibule/app-kit/screens/address'

/**
 * The screen where a user unlocks a session that was locked because nobody had used it for long. The user then goes on
 * to `back`, the screen of the sign-in app that needs the session unlocked, or without `back` to `next`, such as an
 * app, which cannot ask for a factor itself.
 */
export default function UnlockFlow() {
  const { client, clock, localStorage } = useWorld()
  const { next, to } = useHandover()
  const back = useQuery().get('back')
  const go = useGo()
  const { proof: texts } = useAccountTexts()
  const [proof] = useState(() => createUnlocking(client, clock, localStorage))
  const state = useStore(proof)
  const { status, problem, factors } = state
  useEffect(() => {
    void proof.load()
  }, [proof])
  useEffect(() => {
    if (status === 'proven') go(back === null ? next : basePath + back)
  }, [status, go, next, back])
  // Users who are signed out, or have no factor that unlocks the session, must sign in again.
  const isSignedOut = problem?.kind === 'signedOut'
  if (status === 'none' || isSignedOut) return <Navigate to={to(paths.start)} replace />
  // If the session is unlocked although the user has no factor to show, it was not locked.
  const wasOpen = status === 'proven' && factors.length === 0
  if (status === 'loading' || wasOpen) return <ScreenLoader />
  const isBusy = status === 'proving' || status === 'proven'
  return (
    <Screen
      heading={texts.lock.title}
      lead={how(state, texts, texts.lock.purpose)}
      failed={problem !== null}
      footerStart={<SignOutButton />}
    >
      <AuthForm
        onSubmit={(event) => {
          event.preventDefault()
          void proof.prove()
        }}
      >
        <ProofFields
          {...{ proof, clock, texts }}
          signInHref={basePath + to(paths.start)}
          onComplete={() => void proof.prove()}
        />
        {status !== 'notLoaded' && (
          <BusyButton type="submit" busy={isBusy}>
            {state.factor === 'passkey' ? texts.confirmPasskey : texts.lock.unlock}
          </BusyButton>
        )}
      </AuthForm>
    </Screen>
  )
}
