import { useWorld } from '@vestibule/app-kit/screens/world'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense } from 'react'
import { loadFlowTexts } from '../../texts/load-flow-texts.ts'
import { pastEmail } from '../past-email.ts'

interface LateNoticeProps {
  /**
   * Why the organisation's own sign-in led back here: the `error` of the address. Default: it did not lead back here.
   */
  readonly error?: string
}

// If the code cannot be fetched, the form works without the notice.
const Notice = lazyCode<LateNoticeProps>(() => load().catch(() => ({ default: () => null })))

async function load() {
  const [{ default: Found }, texts] = await Promise.all([import('./notices.tsx'), loadFlowTexts()])
  return { default: (props: LateNoticeProps) => <Found {...props} texts={texts} /> }
}

/**
 * Shown above a screen's form once the screen is there: why the organisation's sign-in led back here, or that the user
 * is signed in already. In a browser in which nobody has signed in, the server is not asked.
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
