import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePlatform } from '../../boot/platform.ts'
import { useWorld } from '../../boot/world.ts'
import type { Problem } from '../problem.ts'
import { useHandover } from '../use-handover.ts'
import { whenIdle } from '../when-idle.ts'
import { pageHasPasskeys } from './page-has-passkeys.ts'
import type { PasskeyAsk } from './passkey-sign-in.ts'

const load = () => import('./passkey-sign-in.ts')
const never = () => () => {}

interface Asked {
  readonly busy: boolean
  readonly problem?: Problem
}

const open: Asked = { busy: false }

/**
 * Signing in by a passkey, whose code is fetched at the press of the button. `suggests`: passkeys stand among the
 * suggestions of the address field, once the page is idle.
 */
export function usePasskeySignIn(onSignedIn: (redirectUrl: string) => void, suggests = false) {
  const world = useWorld()
  const { next } = useHandover()
  const { config } = usePlatform()
  // The prerendered page has the button; the pre-paint script hides it where there is nothing to press it for.
  const isOffered = useSyncExternalStore(
    never,
    () => config.passkeys === true && pageHasPasskeys(window),
    () => true,
  )
  const [{ busy, problem }, onChange] = useState(open)
  const question = useRef<AbortController>(null)
  // A function, as the prerendering has no window.
  const asked = (): PasskeyAsk => ({
    world,
    page: window,
    next,
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
      // Without this code there are no suggestions, and the button fetches it again.
      load().then(
        ({ suggest }) => suggest(latest.current(), left.signal),
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
    /** The platform and the browser have passkeys. */
    isOffered,
    busy,
    problem,
    edited: () => busy || onChange(open),
    /** Asks for a passkey, one question at a time. */
    ask() {
      if (busy) return
      onChange({ busy: true })
      load().then(
        ({ askNow }) => askNow(asked()),
        () => onChange({ busy: false, problem: { kind: 'unreachable' } }),
      )
    },
  }
}
