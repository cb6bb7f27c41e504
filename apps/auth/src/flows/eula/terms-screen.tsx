import '@vestibule/ui/skeleton.css'
import { getEula } from '@vestibule/api-client'
import { Skeleton } from '@vestibule/ui/skeleton'
import { useWorld } from '../../boot/world.ts'
import { LoadFailure } from '../../parts/load/load-failure.tsx'
import { useLoad } from '../../parts/load/use-load.ts'
import { saying } from '../../parts/problem-text.ts'
import type { ScreenStep } from '../../parts/screen/screen-frame.tsx'
import { Reload } from '../../parts/ways-on.tsx'
import { Screen } from '../../parts/screen/screen.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { TermsText } from './terms-text.tsx'

export interface TermsScreenProps {
  readonly eulaId: string
  readonly userId: string
  readonly place: ScreenStep
  readonly onAccepted: () => void
}

/** One set of terms. The heading is their name, so there is none before they are loaded. */
export function TermsScreen({ eulaId, userId, place, onAccepted }: TermsScreenProps) {
  const texts = useTexts()
  const { client } = useWorld()
  const [eula, retry] = useLoad((signal) => getEula(client, { id: eulaId }, { signal }))
  // One set of terms needs no place among others.
  const step = place.steps > 1 ? { ...place, label: texts.app.countOf } : undefined
  const frame = { lead: texts.eula.intro, step }

  switch (eula.status) {
    case 'loading':
      return (
        <Screen key="loading" heading={texts.eula.heading} width={732} {...frame}>
          <div aria-busy="true">
            <Skeleton height={304} />
          </div>
        </Screen>
      )
    case 'failed':
      return (
        <Screen
          key="failed"
          heading={texts.eula.heading}
          width={732}
          failed
          help={<SignOutButton />}
          {...frame}
        >
          <LoadFailure
            problem={eula.problem}
            wayOn={<Reload />}
            words={saying(texts.eula.notLoaded)}
            onRetry={retry}
          />
        </Screen>
      )
    case 'loaded':
      return (
        <Screen key="loaded" heading={eula.value.name} width={732} {...frame}>
          <TermsText name={eula.value.name} html={eula.value.content} />
          <AcceptTerms eula={eula.value} userId={userId} onAccepted={onAccepted} />
        </Screen>
      )
  }
}
