import { watchUncaught } from '@vestibule/app-kit/watch-uncaught'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useEffect, useMemo, type ReactNode } from 'react'
import { createFlow } from '../flow/create-flow.ts'
import { useFlow } from '../flow/use-flow.ts'
import { CrashGuard } from '../parts/crash/crash-guard.tsx'
import { useErrorReporter } from '../parts/crash/use-error-reporter.ts'
import { NotLoaded } from '../parts/load/not-loaded.tsx'
import { fill } from '../texts/fill.ts'
import { useTexts } from '../texts/use-texts.ts'
import { bootEffects } from './boot-effects.ts'
import { bootMachine, type BootState } from './boot-machine.ts'
import { PlatformContext } from './platform-context.ts'
import { defaultSettings } from './settings.ts'
import { showTheme } from './show-theme.ts'
import type { Surroundings } from './surroundings.ts'
import { WorldContext } from './world.ts'

export interface BootGateProps {
  readonly surroundings: Surroundings
  /** What the server inlined into the page, where it did. */
  readonly given?: BootState | undefined
  readonly children: ReactNode
}

/** Shows the loader until the platform is known, and nothing else if it cannot be. */
export function BootGate({ surroundings, given, children }: BootGateProps) {
  const texts = useTexts()
  const [state, dispatch] = useFlow(() => createFlow(bootMachine(given), bootEffects(surroundings)))
  const settings = state.status === 'ready' ? state.settings : undefined
  const platform = state.status === 'ready' ? state.platform : undefined
  const world = useMemo(() => settings && { ...surroundings, settings }, [surroundings, settings])
  useEffect(
    () => platform && settings && showTheme(surroundings.localStorage, settings, platform.branding),
    [surroundings, settings, platform],
  )
  const report = useErrorReporter(surroundings.client, settings ?? defaultSettings)
  useEffect(() => watchUncaught(window, report), [report])

  switch (state.status) {
    case 'loading':
      return (
        <FullScreenLoader
          status={state.slow ? 'slow' : 'loading'}
          labels={{ loading: texts.app.loading, slow: texts.app.slow }}
        />
      )
    case 'unavailable':
      return <NotLoaded onRetry={() => dispatch({ type: 'retryRequested' })} />
    case 'misconfigured':
      return (
        <FullScreenLoader
          status="error"
          labels={{ error: texts.failure.settingsHeading }}
          message={fill(texts.failure.settingsBody, { message: state.message })}
        />
      )
    case 'ready':
      return (
        <WorldContext value={world ?? null}>
          <PlatformContext value={state.platform}>
            <CrashGuard report={report} reload={surroundings.reload} settings={state.settings}>
              {children}
            </CrashGuard>
          </PlatformContext>
        </WorldContext>
      )
  }
}
