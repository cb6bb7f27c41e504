import { LiveRegion } from '@vestibule/ui/live-region'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { Suspense, useEffect, useState } from 'react'
import { BootGate } from './boot/boot-gate.tsx'
import { useWorld } from '@vestibule/app-kit/screens/world'
import type { BootState } from './boot/boot-machine.ts'
import type { Surroundings } from './boot/surroundings.ts'
import { Entrance, type EntranceProps } from './routing/entrance.tsx'
import type { PageFooterProps } from './parts/page-footer.tsx'
import { ChosenTextsContext, type ChosenTexts } from './texts/chosen-texts.ts'
import type { StartTexts, Texts } from './texts/texts.ts'
import { StartTextsContext } from './texts/use-start-texts.ts'
import { ScreenLoader } from './parts/screen/screen-loader.tsx'
import { whenIdle } from '@vestibule/base/when-idle'

// Nothing depends on the footer: if its code cannot be loaded, the screens work without it.
const PageFooter = lazyCode<PageFooterProps>(() =>
  import('./parts/page-footer.tsx').catch(() => ({ default: () => null })),
)

export interface AppProps {
  readonly at: EntranceProps['at']
  readonly surroundings: Surroundings
  readonly given?: BootState | undefined
  readonly start: StartTexts
  /** The texts of all screens. Default: the texts in the page's language, loaded with the code of the screens. */
  readonly texts?: Texts | undefined
}

/** The whole sign-in app. `at`: the address with which the page was opened. */
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

/** Shows the language menu, if the platform has more than one language. Its code is loaded when the browser is idle. */
function Footer(props: PageFooterProps) {
  const { languages } = useWorld().settings
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    isIdle &&
    languages.length > 1 && (
      <Suspense>
        <PageFooter {...props} />
      </Suspense>
    )
  )
}
