import type { App, Dataset } from '@vestibule/session'
import { appFrameName } from '@vestibule/session/frame'
import { useUnsavedWork } from '@vestibule/session/react'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { createPortal } from 'react-dom'
import { useState } from 'react'
import { usePageScope } from '../frame/page-scope.ts'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useTexts } from '../texts/use-texts.ts'
import { AppMenu } from './app-menu.tsx'
import { AppUnreachable } from './app-unreachable.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { originOf, useAppConnection, type FrameMount } from './use-app-connection.ts'
import './app-frame.css'

export interface AppFrameProps {
  readonly app: App
  readonly mount: FrameMount
  readonly dataset: Dataset | null
}

/**
 * Shows an app in a frame below the app bar, which shows the app's name. The frame is hidden until the app has sent its
 * `hello` message.
 */
export function AppFrame({ app, mount, dataset }: AppFrameProps) {
  const { pages } = useTexts()
  const { barSlot } = usePageScope()
  const { state, frame, retry } = useAppConnection(app, mount, dataset)
  const [attempt, setAttempt] = useState(0)
  const [isDiscarded, setDiscarded] = useState(false)
  const { status } = state
  const isUnsaved = status === 'connected' && state.hasUnsavedWork && !isDiscarded
  useUnsavedWork(isUnsaved)
  useTitle(titleOf(state.title, app.name, status === 'unreachable', pages.frame.unreachable))
  const loadAgain = () => {
    retry()
    setAttempt((count) => count + 1)
  }
  return (
    <div className="sh-app-frame" data-status={status}>
      {barSlot &&
        createPortal(<AppMenu app={app} isUnsaved={isUnsaved} onLoadAgain={loadAgain} />, barSlot)}
      <iframe
        key={attempt}
        ref={frame}
        name={appFrameName}
        src={mount.src}
        title={app.name}
        sandbox={sandboxOf(mount.src)}
        allow={mount.allow.join('; ')}
        inert={status !== 'connected'}
      />
      {status === 'waiting' && (
        <FullScreenLoader
          className="sh-app-opening"
          texts={{ loading: pages.frame.opening({ app: app.name }) }}
        />
      )}
      {status === 'unreachable' && <AppUnreachable app={app} src={mount.src} onRetry={loadAgain} />}
      <LeaveQuestion app={app} isUnsaved={isUnsaved} onDiscard={() => setDiscarded(true)} />
    </div>
  )
}

/**
 * The sandbox rules for a frame that shows `src`. New tabs leave the sandbox, because a sandboxed tab cannot load a
 * page with a `Cross-Origin-Opener-Policy`, such as those of the platform. For an app on the platform's own origin,
 * neither this nor `allow-same-origin` is allowed: with either of them its scripts could leave the sandbox.
 */
export function sandboxOf(src: string): string {
  const rules = 'allow-scripts allow-forms allow-downloads allow-popups allow-modals'
  return originOf(src) === 'null'
    ? rules
    : `${rules} allow-popups-to-escape-sandbox allow-same-origin`
}

function titleOf(
  title: string | null,
  name: string,
  isUnreachable: boolean,
  unreachable: (values: { readonly app: string }) => string,
): string {
  if (isUnreachable) return unreachable({ app: name })
  return title ? `${title} · ${name}` : name
}
