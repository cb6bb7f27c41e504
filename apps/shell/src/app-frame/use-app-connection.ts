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

/** What the page needs to know about the app in its frame. */
type FrameState = Pick<
  ReturnType<AppConnection['store']['getSnapshot']>,
  'status' | 'title' | 'hasUnsavedWork'
>

const waiting: FrameState = { status: 'waiting', title: null, hasUnsavedWork: false }

export interface AppInFrame {
  readonly state: FrameState
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Call it when the frame is loaded again: waits for the app's `hello` message again. */
  readonly retry: () => void
}

export type FrameMount = Extract<AppMount, { kind: 'frame' }>

/** Connects the page to the app in its frame: keeps the URL, the theme and the session of both the same. */
export function useAppConnection(app: App, mount: FrameMount, dataset: Dataset | null): AppInFrame {
  const session = useSessionContext()
  const { locale } = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useThemeShown()
  const location = useLocation()
  const navigate = useNavigate()
  /** The path as the app has written it. The browser may write the same path differently. */
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
  // One effect opens and closes the connection, because React may render or mount a component more than once. It is a
  // layout effect, so that the page listens before the frame can send its `hello` message.
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
    // Later changes of the shell's state are sent by `setShell`; with a new connection the app would have to begin
    // anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [app.id, mount.src, session])
  useEffect(() => connection.current?.setShell(shell))
  useSignedInAgain(() => connection.current?.signedInAgain())
  const retry = useCallback(() => connection.current?.retry(), [])
  return { state, frame, retry }
}

/**
 * The origin of messages from a frame that shows this URL. Apps on the platform's own origin are sandboxed, so the
 * origin of their messages is the text `null`.
 */
export function originOf(src: string): string {
  const { origin } = new URL(src, window.location.href)
  return origin === window.location.origin ? 'null' : origin
}

/** Returns `said`, the path as the app has written it, if it means the same URL as `actual`; otherwise `actual`. */
function sameAddress(said: string | null, actual: string): string {
  if (said === null) return actual
  const { pathname, search, hash } = new URL(said, 'https://app.invalid')
  const written = pathname.replace(/\/+$/, '') + search + hash
  return written === actual || written === actual.replace(/^\//, '') ? said : actual
}
