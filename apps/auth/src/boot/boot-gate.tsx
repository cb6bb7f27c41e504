import { watchUncaught } from '@vestibule/app-kit/watch-uncaught'
import { useEffect, useMemo, type ReactNode } from 'react'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { CrashGuard } from '../parts/crash/crash-guard.tsx'
import { useErrorReporter } from '../parts/crash/use-error-reporter.ts'
import { NotLoaded } from '../parts/load/not-loaded.tsx'
import { useStartTexts } from '../texts/use-start-texts.ts'
import { bootHandlers } from './boot-handlers.ts'
import { bootMachine, type BootState } from './boot-machine.ts'
import { PlatformContext } from '@vestibule/app-kit/screens/platform'
import { defaultSettings } from '@vestibule/app-kit/screens/auth-settings'
import type { Surroundings } from './surroundings.ts'
import { WorldContext } from '@vestibule/app-kit/screens/world'
import { ScreenLoader } from '../parts/screen/screen-loader.tsx'

export interface BootGateProps {
  readonly surroundings: Surroundings
  /**
   * The initial state, made from the data that the server wrote into the page. Undefined if the app must load these
   * data.
   */
  readonly given?: BootState | undefined
  readonly children: ReactNode
}

/**
 * Shows the loader until the data about the platform and the settings are known, then the app. If they cannot be
 * loaded, it shows an error. Uncaught exceptions are reported; if a screen throws one while it is rendered, the crash
 * screen replaces the app.
 */
export function BootGate({ surroundings, given, children }: BootGateProps) {
  const [state, dispatch] = useFlow(() =>
    createFlow(bootMachine(given), bootHandlers(surroundings)),
  )
  const settings = state.status === 'ready' ? state.settings : undefined
  const world = useMemo(() => settings && { ...surroundings, settings }, [surroundings, settings])
  const report = useErrorReporter(surroundings.client, settings ?? defaultSettings)
  useEffect(() => watchUncaught(window, report), [report])

  return (
    <CrashGuard report={report} reload={surroundings.reload} settings={settings ?? defaultSettings}>
      {state.status === 'ready' ? (
        <WorldContext value={world ?? null}>
          <PlatformContext value={state.platform}>{children}</PlatformContext>
        </WorldContext>
      ) : (
        <NotReady state={state} onRetry={() => dispatch({ type: 'retryRequested' })} />
      )}
    </CrashGuard>
  )
}

interface NotReadyProps {
  readonly state: Exclude<BootState, { status: 'ready' }>
  readonly onRetry: () => void
}

function NotReady({ state, onRetry }: NotReadyProps) {
  const texts = useStartTexts()
  switch (state.status) {
    case 'loading':
      return <ScreenLoader status={state.slow ? 'slow' : 'loading'} />
    case 'unavailable':
      return <NotLoaded onRetry={onRetry} />
    case 'misconfigured':
      return (
        <ScreenLoader
          status="error"
          texts={{ error: texts.failure.settingsHeading }}
          description={texts.failure.settingsBody({ message: state.message })}
        />
      )
  }
}
