import { getDataset } from '@vestibule/api-client'
import { useRead } from '@vestibule/base/react/use-read'
import { createRead, loadedValue, readAnswer } from '@vestibule/base/read'
import { useDocNote } from '@vestibule/docs-panel/react'
import { withDataset, type Dataset } from '@vestibule/session'
import { Badge } from '@vestibule/ui/badge'
import { Heading } from '@vestibule/ui/heading'
import { BookIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { useMemo } from 'react'
import { partnerElement } from '../docs/element-id.ts'
import { PageHead } from '../frame/page-head.tsx'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { usePageHref } from '../paths/use-page-href.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DatasetApps } from './dataset-apps.tsx'
import { DatasetFactList } from './dataset-fact-list.tsx'
import { DatasetMembers } from './dataset-members.tsx'
import { DatasetTerms } from './dataset-terms.tsx'

/** The page of a dataset that the user may open. */
export function DatasetContent({ dataset }: { dataset: Dataset }) {
  const texts = useTexts().dataset
  const { client } = useShell()
  const href = usePageHref()
  const name = nameOf(dataset)
  useTitle(name)
  const details = useMemo(
    () => createRead(async () => readAnswer(await getDataset(client, { datasetId: dataset.id }))),
    [client, dataset.id],
  )
  const state = useRead(details)
  const partner = loadedValue(state)?.resource.data_partner ?? null
  return (
    <>
      <PageHead
        heading={name}
        lead={dataset.description}
        badge={dataset.isAggregateOnly && <Badge tone="outline">{texts.kinds.aggregate}</Badge>}
        back={{ href: href('/?tab=datasets'), label: texts.all }}
        actions={
          <>
            <ShareButton kind="action" />
            <LinkButton size="md" href={withDataset('/', dataset.id)}>
              {texts.use}
            </LinkButton>
          </>
        }
      />
      <div className="sh-dataset-page">
        <div>
          {dataset.isFederated && <DatasetMembers dataset={dataset} />}
          <DatasetApps dataset={dataset} />
          <DatasetTerms datasetId={dataset.id} />
          {partner && <PartnerDocument id={partner.id} name={partner.name ?? partner.id} />}
        </div>
        <DatasetFactList
          dataset={dataset}
          partner={partner}
          status={state.status}
          onRetry={() => void details.load()}
        />
      </div>
    </>
  )
}

/**
 * The name of a dataset without the list of members, which the name of a federated dataset contains: the page has a
 * table of members.
 */
export function nameOf({ displayName, members }: Dataset): string {
  const suffix = ` (${members.map((member) => member.displayName).join(', ')})`
  return displayName.endsWith(suffix) ? displayName.slice(0, -suffix.length) : displayName
}

/** Shows the document about the data partner. Renders nothing if there is no such document that the user may read. */
function PartnerDocument({ id, name }: { id: string; name: string }) {
  const { documentation } = useTexts().dataset
  const { status, document, open } = useDocNote(partnerElement(id))
  if (status !== 'present') return null
  return (
    <section aria-labelledby="dataset-documentation">
      <Heading id="dataset-documentation" level={2} size="md">
        {documentation}
      </Heading>
      <button type="button" className="sh-dataset-document" onClick={open}>
        <BookIcon />
        {document?.additional_meta.title || name}
      </button>
    </section>
  )
}
