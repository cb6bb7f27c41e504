import { useEffect, useRef, useState } from 'react'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { useWorld } from '@vestibule/app-kit/screens/world'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { loadFlowTexts } from '../../texts/load-flow-texts.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useHydrated } from '../use-hydrated.ts'
import { whenIdle } from '@vestibule/base/when-idle'
import { pageHasPasskeys } from './page-has-passkeys.ts'
import type { PasskeyAsk } from './passkey-sign-in.ts'

/** Loads the code of signing in with a passkey together with its texts. */
const load = async () => {
  const [{ askNow, suggest }, { passkey }] = await Promise.all([
    import('./passkey-sign-in.ts'),
    loadFlowTexts(),
  ])
  return { askNow, suggest, texts: passkey }
}

interface Asked {
  readonly busy: boolean
  readonly problem?: Problem
}

const open: Asked = { busy: false }

/**
 * Returns what a button needs that signs in with a passkey. The code for signing in is loaded when the user presses the
 * button. With `suggests` it is loaded when the browser is idle, and offers passkeys among the suggestions of the
 * address field too.
 */
export function usePasskeySignIn(onSignedIn: (redirectUrl: string) => void, suggests = false) {
  const world = useWorld()
  const { next } = useHandover()
  const { config } = usePlatform()
  // The prerendered HTML contains the button, and the pre-paint script hides it if there are no passkeys. So the button
  // must be rendered until the page is hydrated.
  const isOffered = !useHydrated() || (config.passkeys === true && pageHasPasskeys(window))
  const [{ busy, problem }, onChange] = useState(open)
  const question = useRef<AbortController>(null)
  // Use a function, because there is no `window` while the page is prerendered.
  const asked = (texts: PasskeyAsk['texts']): PasskeyAsk => ({
    world,
    page: window,
    next,
    texts,
    question,
    onChange,
    onSignedIn,
  })

  const mayWait = suggests && isOffered && !busy
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })
  useEffect(() => {
    if (!mayWait) return
    const left = new AbortController()
    const cancel = whenIdle(() =>
      // If the code cannot be loaded, no passkeys are suggested, and pressing the button loads the code again.
      load().then(
        ({ suggest, texts }) => suggest(latest.current(texts), left.signal),
        () => {},
      ),
    )
    return () => {
      cancel()
      left.abort()
    }
  }, [mayWait])
  useEffect(() => () => question.current?.abort(), [])

  return {
    /** Whether the platform and the browser support passkeys. Always true until the page is hydrated. */
    isOffered,
    busy,
    problem,
    edited: () => busy || onChange(open),
    /** Asks the user for a passkey. Does nothing while an earlier request is pending. */
    ask() {
      if (busy) return
      onChange({ busy: true })
      load().then(
        ({ askNow, texts }) => askNow(asked(texts)),
        () => onChange({ busy: false, problem: { kind: 'unreachable' } }),
      )
    },
  }
}
