import { DocNote } from '@vestibule/docs-panel/react'
import { loadedValue, type Dataset } from '@vestibule/session'
import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { RefreshIcon } from '@vestibule/ui/icons'
import { Skeleton } from '@vestibule/ui/skeleton'
import { Text } from '@vestibule/ui/text'
import { partnerElement } from '../docs/element-id.ts'
import { usePageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Shows facts about the dataset in which the app is open. */
export function DatasetFacts({ dataset }: { dataset: Dataset | null }) {
  const texts = useTexts().pages.app
  const { retry: retryLabel } = useTexts().chrome
  const { currentDataset, isFullScreen, retry } = usePageScope()
  if (isFullScreen) return null
  const current = loadedValue(currentDataset)
  const partner = current?.resource.data_partner ?? null
  const members = current?.resource.datasets ?? []
  return (
    <aside className="sh-dataset-facts" aria-label={texts.dataset}>
      <Heading level={2} size="xs">
        {partner ? (
          <DocNote id={partnerElement(partner.id)} label={texts.dataset}>
            {texts.dataset}
          </DocNote>
        ) : (
          texts.dataset
        )}
      </Heading>
      {dataset === null ? (
        <Text tone="muted">{texts.noDataset}</Text>
      ) : (
        <dl aria-busy={currentDataset.status === 'loading'}>
          <dt>{texts.name}</dt>
          <dd>
            {dataset.displayName}
            <Text as="span" size="xs" tone="muted" code>
              {dataset.id}
            </Text>
          </dd>
          {dataset.datatypes.length > 0 && (
            <>
              <dt>{texts.dataTypes}</dt>
              <dd className="sh-dataset-types">
                {dataset.datatypes.map((type) => (
                  <Badge key={type}>{type}</Badge>
                ))}
              </dd>
            </>
          )}
          {currentDataset.status === 'loading' && (
            <dd>
              <Skeleton width={120} />
            </dd>
          )}
          {partner && (
            <>
              <dt>{texts.dataPartner}</dt>
              <dd className="vb-code-text">{partner.id}</dd>
            </>
          )}
          {dataset.isFederated && members.length > 0 && (
            <>
              <dt>{texts.members}</dt>
              {members.map((member) => (
                <dd key={member.name}>{member.display_name}</dd>
              ))}
            </>
          )}
        </dl>
      )}
      {currentDataset.status === 'failed' && (
        <>
          <Text tone="danger" role="alert">
            {texts.datasetFailed}
          </Text>
          <Button variant="secondary" size="sm" startIcon={<RefreshIcon />} onClick={retry}>
            {retryLabel}
          </Button>
        </>
      )}
    </aside>
  )
}
