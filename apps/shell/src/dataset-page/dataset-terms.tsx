import { listDatasetTerms } from '@vestibule/api-client'
import type { ItemOf } from '@vestibule/api-client/contract'
import { useRead } from '@vestibule/base/react/use-read'
import { createRead, loadedValue, readAnswer } from '@vestibule/base/read'
import { withDataset } from '@vestibule/session'
import { Heading } from '@vestibule/ui/heading'
import { Link, LinkProvider } from '@vestibule/ui/link'
import { useId, useMemo } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Lists the terms that a dataset asks for: for each, when the user has accepted it, or a link to accept it. Renders
 * nothing if there are no terms, or if they are not loaded.
 */
export function DatasetTerms({ datasetId }: { datasetId: string }) {
  const texts = useTexts().dataset.terms
  const { client } = useShell()
  const id = useId()
  const read = useMemo(
    () => createRead(async () => readAnswer(await listDatasetTerms(client, { datasetId }))),
    [client, datasetId],
  )
  const list = loadedValue(useRead(read)) ?? []
  if (list.length === 0) return null
  const query = new URLSearchParams({ dataset: datasetId, next: withDataset('/', datasetId) })
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="md">
        {texts.heading}
      </Heading>
      <LinkProvider component="a">
        <ul className="sh-dataset-terms">
          {list.map((terms) => (
            <li key={terms.id}>
              <bdi lang={terms.language ?? undefined}>{terms.name}</bdi>
              <State terms={terms} way={`/auth/eula?${query.toString()}`} />
            </li>
          ))}
        </ul>
      </LinkProvider>
    </section>
  )
}

function State({ terms, way }: { terms: ItemOf<'listDatasetTerms'>; way: string }) {
  const { dataset, formats } = useTexts()
  const texts = dataset.terms
  const { id, version, accepted } = terms
  if (accepted?.version !== version) return <Link href={way}>{texts.accept}</Link>
  return (
    <span>
      {texts.accepted({ day: formats.instant(accepted.at) })}{' '}
      <Link href={`/auth_api/v1/eula/${encodeURIComponent(id)}/receipt/${version}/`}>
        {texts.receipt}
      </Link>
    </span>
  )
}
