import { getProfile, listDatasetTerms } from '@vestibule/api-client'
import type { UserProfile } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { Navigate } from 'react-router-dom'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { saying } from '@vestibule/app-kit/problems/problem-text'
import { Screen } from '../../parts/screen/screen.tsx'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useQuery } from '@vestibule/app-kit/screens/address'
import { useGo } from '../../parts/use-go.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { eulaMachine } from './eula-machine.ts'
import { TermsScreen } from './terms-screen.tsx'
import { ToHome } from './to-home.tsx'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'

/** Shows a signed-in user the terms that the user has to accept. */
export default function EulaFlow() {
  const { client } = useWorld()
  const { next } = useHandover()
  const dataset = useQuery().get('dataset') ?? undefined
  const [profile, retry] = useLoad((signal) => getProfile(client, { signal, cache: false }))
  switch (profile.status) {
    case 'loading':
      return <Loader />
    case 'loaded':
      return dataset === undefined || profile.value.eulas_not_accepted.length > 0 ? (
        <EulaChain profile={profile.value} waiting={profile.value.eulas_not_accepted} />
      ) : (
        <DatasetTerms key={dataset} dataset={dataset} profile={profile.value} />
      )
    case 'failed':
      return profile.problem.kind === 'outOfStep' ? (
        <Navigate to={pathTo(paths.start, { next })} replace />
      ) : (
        <StrandedScreen problem={profile.problem} onRetry={retry} />
      )
  }
}

/** Shows the terms of a dataset that the user has not accepted yet. */
function DatasetTerms({ dataset, profile }: { dataset: string; profile: UserProfile }) {
  const { client } = useWorld()
  const texts = useTexts()
  const [terms, retry] = useLoad((signal) =>
    listDatasetTerms(client, { datasetId: dataset }, { signal, cache: false }),
  )
  switch (terms.status) {
    case 'loading':
      return <Loader />
    case 'failed':
      return (
        <Screen heading={texts.eula.heading} width={732} failed help={<ToHome />}>
          {terms.problem.kind === 'refused' && terms.problem.code === 'not_found' ? (
            <Alert tone="danger">{texts.eula.notOpen}</Alert>
          ) : (
            <LoadFailure
              problem={terms.problem}
              words={saying(texts.eula.notLoaded)}
              onRetry={retry}
            />
          )}
        </Screen>
      )
    case 'loaded':
      return (
        <EulaChain
          profile={profile}
          dataset={dataset}
          waiting={terms.value
            .filter(({ version, accepted }) => accepted?.version !== version)
            .map(({ id }) => id)}
        />
      )
  }
}

interface EulaChainProps {
  readonly profile: UserProfile
  /** Ids of the terms that the user has to accept, in the order in which they are shown. */
  readonly waiting: readonly string[]
  /** The dataset that asks for the terms. Default: the platform asks for them. */
  readonly dataset?: string
}

function EulaChain({ profile, waiting, dataset }: EulaChainProps) {
  const world = useWorld()
  const enter = useEnter()
  const go = useGo()
  const { next } = useHandover()
  const { id: userId, email, impersonating } = profile
  const [state, dispatch] = useFlow(() =>
    createFlow(eulaMachine(waiting.length), {
      // Users who open a dataset have signed in before, so the server need not be asked where they go.
      finish: async () => {
        if (dataset === undefined) return finishSignIn(world, { email, next }, enter)
        go(next)
        return undefined
      },
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
      isOfDataset={dataset !== undefined}
      isActing={impersonating !== null}
      place={{ step: at + 1, steps: waiting.length }}
      onAccepted={() => dispatch({ type: 'accepted' })}
    />
  )
}

function Loader() {
  return <ScreenLoader />
}
