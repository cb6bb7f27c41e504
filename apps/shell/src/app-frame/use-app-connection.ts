import type { AppMount } from '@vestibule/api-client/contract'
import { useStore } from '@vestibule/base/react/use-read'
import type { App, Dataset } from '@vestibule/session'
import { connectToApp, type AppFrameState, type ShellState } from '@vestibule/session/frame'
import { useSessionContext, useSignedInAgain } from '@vestibule/session/react'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathInApp, withPathInApp } from '../paths/app-of-path.ts'
import { useTexts } from '../texts/use-texts.ts'
import { pressInShell } from './shell-keys.ts'
import { useThemeShown } from './use-theme-shown.ts'

export interface AppInFrame {
  readonly state: AppFrameState
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

  const connection = useMemo(
    () =>
      connectToApp({
        origin: originOf(mount.src),
        frame: () => frame.current?.contentWindow ?? null,
        shell,
        clock: session.clock,
        log: session.log,
        onRequest: (request) => {
          if (request.type === 'unauthorized') session.check()
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
      }),
    // `setShell` passes on later changes: a new connection would lose the state of the app.
    // oxlint-disable-next-line react/exhaustive-deps
    [app.id, mount.src, session],
  )
  useEffect(() => () => connection.close(), [connection])
  useEffect(() => connection.setShell(shell))
  useSignedInAgain(connection.signedInAgain)
  return { state: useStore(connection.store), frame, retry: connection.retry }
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
