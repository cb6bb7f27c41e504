import type { AppMount } from '@vestibule/api-client/contract'
import type { App, Dataset } from '@vestibule/session'
import { connectToApp, type AppConnection, type ShellState } from '@vestibule/session/frame'
import { useSessionContext, useSignedInAgain } from '@vestibule/session/react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathInApp, withPathInApp } from '../paths/app-of-path.ts'
import { useTexts } from '../texts/use-texts.ts'
import { pressInShell } from './shell-keys.ts'
import { useThemeShown } from './use-theme-shown.ts'

/** What the page shows of the app in its frame. */
type FrameState = Pick<
  ReturnType<AppConnection['store']['getSnapshot']>,
  'status' | 'title' | 'hasUnsavedWork'
>

const waiting: FrameState = { status: 'waiting', title: null, hasUnsavedWork: false }

export interface AppInFrame {
  readonly state: FrameState
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Waits for the app's `hello` again, after the frame was reloaded. */
  readonly retry: () => void
}

export type FrameMount = Extract<AppMount, { kind: 'frame' }>

/** Connects the page to the app in its frame: synchronises the URL, the theme and the session. */
export function useAppConnection(app: App, mount: FrameMount, dataset: Dataset | null): AppInFrame {
  const session = useSessionContext()
  const { locale } = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useThemeShown()
  const location = useLocation()
  const navigate = useNavigate()
  /** The path in the app's own spelling. The browser may write the same path differently. */
  const saidPath = useRef<string | null>(null)
  const shell: ShellState = {
    dataset: dataset && { id: dataset.id, displayName: dataset.displayName },
    theme,
    language: locale,
    path: sameAddress(saidPath.current, pathInApp(location, app.id)),
  }
  const latest = useRef({ shell, location, navigate })
  useEffect(() => {
    latest.current = { shell, location, navigate }
  })

  const connection = useRef<AppConnection | null>(null)
  const [state, setState] = useState<FrameState>(waiting)
  // Opened and closed by one effect, because React may render or mount a component more than once. A layout effect,
  // because the frame must not say hello before anybody listens.
  useLayoutEffect(() => {
    const opened = connectToApp({
      origin: originOf(mount.src),
      frame: () => frame.current?.contentWindow ?? null,
      shell,
      clock: session.clock,
      log: session.log,
      onRequest: (request) => {
        if (request.type === 'unauthorized') session.check()
        else if (request.type === 'used') session.reportUse()
        else if (request.type === 'shortcut') pressInShell(request.shortcut)
        else {
          saidPath.current = request.path
          const { location, navigate } = latest.current
          void navigate(withPathInApp(location, app.id, request.path), {
            replace: !request.push,
            preventScrollReset: true,
          })
        }
      },
    })
    const read = () => setState(opened.store.getSnapshot())
    const unsubscribe = opened.store.subscribe(read)
    connection.current = opened
    read()
    return () => {
      unsubscribe()
      opened.close()
    }
    // `setShell` passes on later changes: a new connection would lose the state of the app.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app.id, mount.src, session])
  useEffect(() => connection.current?.setShell(shell))
  useSignedInAgain(() => connection.current?.signedInAgain())
  const retry = useCallback(() => connection.current?.retry(), [])
  return { state, frame, retry }
}

/**
 * The origin of messages from a frame with this URL. Apps on the platform's own origin are sandboxed, so their origin
 * is the string `null`.
 */
export function originOf(src: string): string {
  const { origin } = new URL(src, window.location.href)
  return origin === window.location.origin ? 'null' : origin
}

/** Returns the app's own spelling of the path if it means the same URL as `actual`. */
function sameAddress(said: string | null, actual: string): string {
  if (said === null) return actual
  const { pathname, search, hash } = new URL(said, 'https://app.invalid')
  const written = pathname.replace(/\/+$/, '') + search + hash
  return written === actual || written === actual.replace(/^\//, '') ? said : actual
}
