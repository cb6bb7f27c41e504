import { LiveRegion } from '@vestibule/ui/live-region'
import { Suspense } from 'react'
import { BootGate } from './boot/boot-gate.tsx'
import type { BootState } from './boot/boot-machine.ts'
import type { Surroundings } from './boot/surroundings.ts'
import { Entrance, type EntranceProps } from './routing/entrance.tsx'
import { en, type Texts } from './texts/en.ts'
import { TextsContext } from './texts/use-texts.ts'
import { ScreenLoader } from './parts/screen/screen-loader.tsx'

export interface AppProps {
  readonly at: EntranceProps['at']
  readonly surroundings: Surroundings
  readonly given?: BootState | undefined
  readonly texts?: Texts
}

/** The whole app. `at`: the address that the page was opened with. */
export function App({ at, surroundings, given, texts = en }: AppProps) {
  return (
    <TextsContext value={texts}>
      <LiveRegion>
        <BootGate surroundings={surroundings} given={given}>
          <Suspense fallback={<ScreenLoader texts={{ loading: texts.app.loading }} />}>
            <Entrance at={at} authcode={surroundings.authcode} />
          </Suspense>
        </BootGate>
      </LiveRegion>
    </TextsContext>
  )
}
