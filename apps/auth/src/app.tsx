import { LiveRegion } from '@vestibule/ui/live-region'
import { Suspense } from 'react'
import { BootGate } from './boot/boot-gate.tsx'
import type { BootState } from './boot/boot-machine.ts'
import type { Surroundings } from './boot/surroundings.ts'
import { Entrance, type EntranceProps } from './routing/entrance.tsx'
import type { StartTexts, Texts } from './texts/texts.ts'
import { StartTextsContext } from './texts/use-start-texts.ts'
import { ScreenLoader } from './parts/screen/screen-loader.tsx'

export interface AppProps {
  readonly at: EntranceProps['at']
  readonly surroundings: Surroundings
  readonly given?: BootState | undefined
  readonly start: StartTexts
  /** Default: those of the language of the page, which come with the code of the screens. */
  readonly texts?: Texts | undefined
}

/** The whole app. `at`: the address that the page was opened with. */
export function App({ at, surroundings, given, start, texts }: AppProps) {
  return (
    <StartTextsContext value={start}>
      <LiveRegion>
        <BootGate surroundings={surroundings} given={given}>
          <Suspense fallback={<ScreenLoader texts={{ loading: start.app.loading }} />}>
            <Entrance at={at} authcode={surroundings.authcode} texts={texts} />
          </Suspense>
        </BootGate>
      </LiveRegion>
    </StartTextsContext>
  )
}
