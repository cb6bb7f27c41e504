import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { LiveRegion } from '@vestibule/ui/live-region'
import { ToastProvider } from '@vestibule/ui/toast'
import { Suspense } from 'react'
import { BootGate } from './boot/boot-gate.tsx'
import type { BootState } from './boot/boot-machine.ts'
import type { Surroundings } from './boot/surroundings.ts'
import { defaultSettings } from './boot/settings.ts'
import { CrashGuard } from './parts/crash/crash-guard.tsx'
import { useErrorReporter } from './parts/crash/use-error-reporter.ts'
import { Entrance, type EntranceProps } from './routing/entrance.tsx'
import { en, type Texts } from './texts/en.ts'
import { TextsContext } from './texts/use-texts.ts'

export interface AppProps {
  readonly at: EntranceProps['at']
  readonly surroundings: Surroundings
  readonly given?: BootState | undefined
  readonly texts?: Texts
}

/** The whole app, as it begins at an address. */
export function App({ at, surroundings, given, texts = en }: AppProps) {
  const report = useErrorReporter(surroundings.client, defaultSettings)
  return (
    <TextsContext value={texts}>
      <LiveRegion>
        <ToastProvider labels={{ close: texts.app.dismiss, region: texts.app.toasts }}>
          <CrashGuard report={report} reload={surroundings.reload} settings={defaultSettings}>
            <BootGate surroundings={surroundings} given={given}>
              <Suspense fallback={<FullScreenLoader labels={{ loading: texts.app.loading }} />}>
                <Entrance at={at} authcode={surroundings.authcode} />
              </Suspense>
            </BootGate>
          </CrashGuard>
        </ToastProvider>
      </LiveRegion>
    </TextsContext>
  )
}
