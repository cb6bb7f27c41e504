import { withDataset, withoutDataset } from '@vestibule/session'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Heading } from '@vestibule/ui/heading'
import { LinkButton } from '@vestibule/ui/link-button'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageScope } from '../frame/page-scope.ts'
import { askForAccessTo } from '../frame/support-from.ts'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { onPlainClick } from '../paths/plain-click.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DatasetChoices } from './dataset-choices.tsx'
import { gateWords, type ClosedGate } from './gate-words.ts'

export interface ChooseDatasetProps {
  readonly gate: ClosedGate
  readonly scope: PageScope
}

/** Says why the page cannot be opened in the dataset of the URL, and offers other datasets. */
export default function ChooseDataset({ gate, scope }: ChooseDatasetProps) {
  const words = useTexts()
  const texts = words.pages.chooseDataset
  const id = useId()
  const { app, appId, supportedDatasets } = scope
  const { pathname, search, hash } = useLocation()
  const { heading, text } = gateWords(gate, scope, words)
  useTitle(heading)
  // Offer the page without a dataset only if it exists: an app that needs a dataset, or is unknown, has none.
  const canLeave = appId === null || app?.datasetDependent === false
  const isDatasetOpen = gate.status === 'unavailable' && gate.reason === 'notSupported'
  return (
    <div className="sh-choose-dataset">
      <EmptyState
        className="sh-choose-dataset-why"
        art
        level={1}
        title={heading}
        actions={
          <>
            {canLeave && (
              <LinkButton
                size="md"
                href={withoutDataset(pathname + search + hash)}
                onClick={onPlainClick(scope.leave)}
              >
                {texts.leave}
              </LinkButton>
            )}
            {appId !== null && (
              <LinkButton
                variant="secondary"
                size="md"
                href={isDatasetOpen ? withDataset('/', gate.id) : '/'}
              >
                {texts.home}
              </LinkButton>
            )}
            {gate.status === 'unavailable' && (
              <LinkButton variant="ghost" size="md" href={askForAccessTo(pathname)}>
                {texts.askForAccess}
              </LinkButton>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
      {supportedDatasets.length > 0 && (
        <section className="sh-choose-dataset-list" aria-labelledby={id}>
          <Heading id={id} level={2} size="xs">
            {app ? texts.forApp({ app: app.name }) : texts.yours}
          </Heading>
          <div className="sh-switcher">
            <DatasetChoices scope={scope} />
          </div>
        </section>
      )}
    </div>
  )
}
