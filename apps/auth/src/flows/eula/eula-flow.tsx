import { getProfile } from '@vestibule/api-client'
import type { UserProfile } from '@vestibule/api-client/contract'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { Navigate } from 'react-router-dom'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { useLoad } from '../../parts/load/use-load.ts'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { paths, pathTo } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { eulaMachine, type EulaEvent } from './eula-machine.ts'
import { TermsScreen } from './terms-screen.tsx'

/** The terms that someone signed in has yet to accept. */
export function EulaFlow() {
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
  const go = useGo()
  const { next } = useHandover()
  const { id: userId, email, eulas_not_accepted: waiting } = profile
  const [state, dispatch] = useFlow(() =>
    createFlow(eulaMachine(waiting.length), {
      async finish(): Promise<EulaEvent | undefined> {
        const outcome = await finishSignIn(world, { email, next })
        if (outcome.kind === 'refused') return { type: 'finishFailed', problem: outcome.problem }
        go(outcome.url)
        return undefined
      },
    }),
  )
  const eulaId = waiting[state.at]
  if (state.status === 'stranded') {
    return (
      <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
    )
  }
  if (eulaId === undefined) return <Loader />
  return (
    <TermsScreen
      key={eulaId}
      eulaId={eulaId}
      userId={userId}
      place={{ step: state.at + 1, steps: waiting.length }}
      onAccepted={() => dispatch({ type: 'accepted' })}
    />
  )
}

function Loader() {
  const texts = useTexts()
  return <FullScreenLoader labels={{ loading: texts.app.loading }} />
}
