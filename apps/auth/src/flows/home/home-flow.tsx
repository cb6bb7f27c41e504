import { decideRedirect, getProfile } from '@vestibule/api-client'
import { Navigate } from 'react-router-dom'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { StrandedScreen } from '../../parts/stranded-screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { ScreenLoader } from '../../parts/screen/screen-loader.tsx'

/**
 * The page at `/auth/` has no form: it sends signed-in users on to where the server says, such as the platform, and
 * users who are not signed in to the start screen.
 */
export default function HomeFlow() {
  const { client, leave } = useWorld()
  const go = useGo()
  const { next } = useHandover()
  const [way, retry] = useLoad(async (signal) => {
    const profile = await getProfile(client, { signal, cache: false })
    if (profile.kind !== 'loaded') return profile
    const { email } = profile.value
    if (email === '') leave('/')
    else {
      const outcome = await decideRedirect(client, { email, next }, { signal })
      if (outcome.kind !== 'decided') return outcome
      go(outcome.redirectUrl)
    }
    return { kind: 'loaded', value: undefined }
  })
  if (way.status !== 'failed') return <ScreenLoader />
  return way.problem.kind === 'outOfStep' ? (
    <Navigate to={pathTo(paths.start, { next })} replace />
  ) : (
    <StrandedScreen problem={way.problem} onRetry={retry} />
  )
}
