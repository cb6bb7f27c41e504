import { CrashBoundary } from '@vestibule/app-kit/crash-boundary'
import type { ReportError } from '@vestibule/app-kit/error-reporter'
import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { useCallback, type ReactNode } from 'react'
import type { Settings } from '../../boot/settings.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NotLoaded } from '../load/not-loaded.tsx'
import { CrashScreen } from './crash-screen.tsx'

interface CrashGuardProps {
  readonly report: ReportError
  readonly reload: () => boolean
  readonly settings: Settings
  readonly children: ReactNode
}

/** The last resort: whatever a screen throws is reported, and the person gets a way on. */
export function CrashGuard({ report, reload, settings, children }: CrashGuardProps) {
  const { loading } = useTexts().app
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
        whileReloading: <FullScreenLoader labels={{ loading }} />,
        notLoaded: <NotLoaded onRetry={() => window.location.reload()} />,
      }}
    >
      {children}
    </CrashBoundary>
  )
}
