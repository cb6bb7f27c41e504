import '@vestibule/ui/skeleton.css'
import './eula.css'
import { getEula } from '@vestibule/api-client'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { Skeleton } from '@vestibule/ui/skeleton'
import { useMemo, useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useLoad } from '@vestibule/app-kit/calls/use-load'
import { saying } from '@vestibule/app-kit/problems/problem-text'
import type { ScreenStep } from '../../parts/screen/screen-frame.tsx'
import { Reload } from '@vestibule/app-kit/problems/ways-on'
import { Screen } from '../../parts/screen/screen.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { ToHome } from './to-home.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import './eula.css'
import { safeTerms } from '@vestibule/app-kit/safe-terms'

export interface TermsScreenProps {
  readonly eulaId: string
  readonly userId: string
  /** Whether a dataset asks for the terms. Otherwise the platform asks everybody for them. */
  readonly isOfDataset: boolean
  /** Whether the user acts for a customer. Such a user reads the terms of a dataset but gets no form to accept them. */
  readonly isActing: boolean
  readonly place: ScreenStep
  readonly onAccepted: () => void
}

/** Shows the terms with the id `eulaId`. Their name is the heading; until it is loaded, there is a general heading. */
export function TermsScreen(props: TermsScreenProps) {
  const { eulaId, userId, isOfDataset, isActing, place, onAccepted } = props
  const texts = useTexts()
  const { client } = useWorld()
  const [eula, retry, refresh] = useLoad((signal) =>
    getEula(client, { id: eulaId }, { signal, cache: false }),
  )
  const [changed, setChanged] = useState(false)
  // Show no number of the step if there is only one step.
  const step = place.steps > 1 ? { ...place, label: texts.app.countOf } : undefined
  const frame = {
    lead: isOfDataset ? texts.eula.introDataset : texts.eula.intro,
    step,
    isTall: true,
  }

  switch (eula.status) {
    case 'loading':
      return (
        <Screen key="loading" heading={texts.eula.heading} width={732} {...frame}>
          <div aria-busy="true" className="au-terms-loading">
            <Skeleton height="100%" />
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
          {changed && (
            <Alert tone="info" role="alert">
              {texts.eula.changed}
            </Alert>
          )}
          <TermsText {...eula.value} />
          {isOfDataset && isActing ? (
            <Alert tone="warning" role="alert">
              {texts.eula.acting} <ToHome />
            </Alert>
          ) : (
            <AcceptTerms
              key={eula.value.version}
              eula={eula.value}
              userId={userId}
              isOfDataset={isOfDataset}
              onAccepted={onAccepted}
              onChanged={() => {
                setChanged(true)
                refresh()
              }}
            />
          )}
        </Screen>
      )
  }
}

/** Shows the terms in a box that scrolls. The box is marked with the language of the terms. */
function TermsText({ name, content, language }: ValueFrom<'getEula'>) {
  const html = useMemo(() => ({ __html: safeTerms(content) }), [content])
  return (
    <div
      className="au-terms"
      lang={language ?? undefined}
      dir="auto"
      role="region"
      aria-label={name}
      // The box scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dangerouslySetInnerHTML={html}
    />
  )
}
