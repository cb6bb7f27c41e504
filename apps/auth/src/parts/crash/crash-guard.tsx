import { CrashBoundary } from '@vestibule/app-kit/crash-boundary'
import type { ReportError } from '@vestibule/app-kit/error-reporter'
import { useCallback, type ReactNode } from 'react'
import type { Settings } from '@vestibule/app-kit/screens/auth-settings'
import { NotLoaded } from '../load/not-loaded.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { ScreenLoader } from '../screen/screen-loader.tsx'

interface CrashGuardProps {
  readonly report: ReportError
  readonly reload: () => boolean
  readonly settings: Settings
  readonly children: ReactNode
}

/**
 * Catches exceptions that a screen throws, reports them, and shows the crash screen instead. If only code of a screen
 * could not be loaded, `CrashGuard` reloads the page. If `reload` returns false, it says that the code was not loaded.
 */
export function CrashGuard({ report, reload, settings, children }: CrashGuardProps) {
  const Fallback = useCallback(
    ({ supportCode }: { supportCode: string }) => (
      <CrashScreen code={supportCode} settings={settings} />
    ),
    [settings],
  )
  return (
    <CrashBoundary
      report={report}
      Fallback={Fallback}
      missing={{
        reload,
        whileReloading: <ScreenLoader />,
        notLoaded: <NotLoaded onRetry={() => window.location.reload()} />,
      }}
    >
      {children}
    </CrashBoundary>
  )
}
