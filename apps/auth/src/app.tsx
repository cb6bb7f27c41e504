import { LiveRegion } from '@vestibule/ui/live-region'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense, useEffect, useState } from 'react'
import { BootGate } from './boot/boot-gate.tsx'
import { useWorld } from './boot/world.ts'
import type { BootState } from './boot/boot-machine.ts'
import type { Surroundings } from './boot/surroundings.ts'
import { Entrance, type EntranceProps } from './routing/entrance.tsx'
import type { PageFooterProps } from './parts/page-footer.tsx'
import { ChosenTextsContext, type ChosenTexts } from './texts/chosen-texts.ts'
import type { StartTexts, Texts } from './texts/texts.ts'
import { StartTextsContext } from './texts/use-start-texts.ts'
import { ScreenLoader } from './parts/screen/screen-loader.tsx'
import { whenIdle } from './parts/when-idle.ts'

const PageFooter = lazyCode(() => import('./parts/page-footer.tsx'))

export interface AppProps {
  readonly at: EntranceProps['at']
  readonly surroundings: Surroundings
  readonly given?: BootState | undefined
  readonly start: StartTexts
  /** Default: the texts in the page's language, loaded with the code of the screens. */
  readonly texts?: Texts | undefined
}

/** The whole app. `at`: the address that the page was opened with. */
export function App({ at, surroundings, given, start, texts }: AppProps) {
  const [chosen, setChosen] = useState<ChosenTexts | null>(null)
  return (
    <StartTextsContext value={chosen?.texts ?? start}>
      <ChosenTextsContext value={chosen}>
        <LiveRegion>
          <BootGate surroundings={surroundings} given={given}>
            <Suspense fallback={<ScreenLoader />}>
              <Entrance at={at} authcode={surroundings.authcode} texts={texts} />
            </Suspense>
            <Footer onChosen={setChosen} />
          </BootGate>
        </LiveRegion>
      </ChosenTextsContext>
    </StartTextsContext>
  )
}

/** The language menu. Nothing waits for it: if its code cannot be fetched, the screens work without it. */
function Footer({ onChosen }: PageFooterProps) {
  const { languages } = useWorld().settings
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    if (languages.length < 2) return undefined
    return whenIdle(() => {
      PageFooter.preload().then(
        () => setIsThere(true),
        () => {},
      )
    })
  }, [languages])
  return isThere && <PageFooter onChosen={onChosen} />
}
