import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense } from 'react'
import { useWorld } from '../../boot/world.ts'
import { loadFlowTexts } from '../../texts/load-flow-texts.ts'
import { pastEmail } from '../past-email.ts'

// If the code cannot be fetched, the form works without the notice.
const SignedInNotice = lazyCode<object>(() => loadNotice().catch(() => ({ default: () => null })))

async function loadNotice() {
  const [{ default: Notice }, { signedIn }] = await Promise.all([
    import('./signed-in-notice.tsx'),
    loadFlowTexts(),
  ])
  return { default: () => <Notice texts={signedIn} /> }
}

/** For users who are signed in already. In a browser in which nobody has signed in, nobody is asked for. */
export function SignedInOffer() {
  const { localStorage } = useWorld()
  if (pastEmail(localStorage).read() === undefined) return null
  return (
    <Suspense>
      <SignedInNotice />
    </Suspense>
  )
}
