import { useWorld } from '@vestibule/app-kit/screens/world'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense } from 'react'
import { loadFlowTexts } from '../../texts/load-flow-texts.ts'
import { pastEmail } from '../past-email.ts'

interface LateNoticeProps {
  /** Why the organisation's own sign-in led back here, as the address says it. Default: it did not. */
  readonly error?: string
}

// If the code cannot be fetched, the form works without the notice.
const Notice = lazyCode<LateNoticeProps>(() => load().catch(() => ({ default: () => null })))

async function load() {
  const [{ default: Found }, texts] = await Promise.all([import('./notices.tsx'), loadFlowTexts()])
  return { default: (props: LateNoticeProps) => <Found {...props} texts={texts} /> }
}

/**
 * What a screen says above its form once it is on the screen: why the organisation's sign-in led back here, or that the
 * user is signed in already. In a browser in which nobody has signed in, nobody is asked for.
 */
export function LateNotice(props: LateNoticeProps) {
  const { localStorage } = useWorld()
  if (props.error === undefined && pastEmail(localStorage).read() === undefined) return null
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  )
}
