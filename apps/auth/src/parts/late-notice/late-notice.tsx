import { useWorld } from '@vestibule/app-kit/screens/world'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense } from 'react'
import { loadFlowTexts } from '../../texts/load-flow-texts.ts'
import { pastEmail } from '../past-email.ts'

interface LateNoticeProps {
  /**
   * The `error` in the address: why the sign-in at the organisation's provider failed. Absent: no such sign-in has
   * failed.
   */
  readonly error?: string
}

// If the code of the notice cannot be loaded, the form works without it.
const Notice = lazyCode<LateNoticeProps>(() => load().catch(() => ({ default: () => null })))

async function load() {
  const [{ default: Found }, texts] = await Promise.all([import('./notices.tsx'), loadFlowTexts()])
  return { default: (props: LateNoticeProps) => <Found {...props} texts={texts} /> }
}

/**
 * Shown above a screen's form after the form has been rendered: says why the sign-in at the organisation's provider
 * failed, or that the user is signed in already. The server is asked about the latter only in browsers in which
 * the start screen has accepted a mail address before.
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
