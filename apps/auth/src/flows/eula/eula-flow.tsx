import { getProfile } from '@vestibule/api-client'
import type { UserProfile } from '@vestibule/api-client/contract'
import { Navigate } from 'react-router-dom'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { useLoad } from '../../parts/load/use-load.ts'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths, pathTo } from '../../paths.ts'
import { eulaMachine } from './eula-machine.ts'
import { TermsScreen } from './terms-screen.tsx'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'

/** The terms that a signed-in user has to accept. */
export default function EulaFlow() {
  const { client } = useWorld()
  const { next } = useHandover()
  const [profile, retry] = useLoad((signal) => getProfile(client, { signal, cache: false }))
  switch (profile.status) {
    case 'loading':
      return <Loader />
    case 'loaded':
      return <EulaChain profile={profile.value} />
    case 'failed':
      return profile.problem.kind === 'outOfStep' ? (
        <Navigate to={pathTo(paths.start, { next })} replace />
      ) : (
        <StrandedScreen problem={profile.problem} onRetry={retry} />
      )
  }
}

function EulaChain({ profile }: { profile: UserProfile }) {
  const world = useWorld()
  const enter = useEnter()
  const { next } = useHandover()
  const { id: userId, email, eulas_not_accepted: waiting } = profile
  const [state, dispatch] = useFlow(() =>
    createFlow(eulaMachine(waiting.length), {
      finish: () => finishSignIn(world, { email, next }, enter),
    }),
  )
  if (state.step === 'stranded') {
    return (
      <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
    )
  }
  const at = state.step === 'reading' ? state.at : state.after
  const eulaId = waiting[at]
  if (eulaId === undefined) return <Loader />
  return (
    <TermsScreen
      key={eulaId}
      eulaId={eulaId}
      userId={userId}
      place={{ step: at + 1, steps: waiting.length }}
      onAccepted={() => dispatch({ type: 'accepted' })}
    />
  )
}

function Loader() {
  return <ScreenLoader />
}
