import type { Dataset } from '@vestibule/session'
import { Button } from '@vestibule/ui/button'
import { CopyButton } from '@vestibule/ui/copy-button'
import { Link } from '@vestibule/ui/link'
import { Skeleton } from '@vestibule/ui/skeleton'
import { Text } from '@vestibule/ui/text'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { supportFrom } from '../frame/support-from.ts'
import { useTexts } from '../texts/use-texts.ts'
import { RenewButton } from '../renewal/renew-button.tsx'
import { sizeWords, versionWords } from './dataset-words.ts'

export interface DatasetFactListProps {
  readonly dataset: Dataset
  readonly partner: { readonly id: string; readonly name?: string | null | undefined } | null
  /** Whether the data partner is loaded. All other facts are in the list of resources, which is loaded already. */
  readonly status: 'loading' | 'loaded' | 'failed'
  readonly onRetry: () => void
}

/** Lists facts about a dataset. Facts without a value are left out. */
export function DatasetFactList({ dataset, partner, status, onRetry }: DatasetFactListProps) {
  const all = useTexts()
  const { dataset: texts, formats, chrome } = all
  const { pathname } = useLocation()
  const {
    id,
    version,
    releasedAt,
    size,
    members,
    isFederated,
    isAggregateOnly,
    lastDay,
    renewable,
  } = dataset
  const kind = isFederated ? 'federated' : isAggregateOnly ? 'aggregate' : 'row'
  // If the server has sent no version, `version` is the id of the dataset, which is no version to show.
  const ownVersion = version === id ? null : version
  const partnerFact = {
    loading: <Skeleton width={140} height={20} />,
    loaded: partner && (partner.name || partner.id),
    failed: (
      <>
        <Text as="span" tone="danger" role="alert">
          {texts.detailsFailed}
        </Text>
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {chrome.retry}
        </Button>
      </>
    ),
  }[status]
  return (
    <aside aria-label={texts.facts}>
      <dl className="sh-dataset-fact-list">
        <Fact name={texts.kind}>{texts.kinds[kind]}</Fact>
        <Fact name={texts.dataTypes}>{formats.items(dataset.datatypes)}</Fact>
        <Fact name={ownVersion === null ? texts.released : texts.version}>
          {versionWords(ownVersion, releasedAt, all)}
        </Fact>
        <Fact name={texts.size}>
          {sizeWords({ ...size, members: isFederated ? members.length : 0 }, all)}
        </Fact>
        <Fact name={texts.until}>
          {lastDay && (
            <>
              {formats.day(lastDay)}{' '}
              {renewable && <RenewButton resource={{ id, name: dataset.displayName }} />}
            </>
          )}
        </Fact>
        <Fact name={texts.partner}>{partnerFact}</Fact>
        <Fact name={texts.identifier}>
          <span className="vb-code-text">{id}</span>
          <CopyButton content={id} variant="quiet" size="sm" texts={{ failed: texts.copyFailed }} />
        </Fact>
        <Fact name={texts.questions}>
          <Link href={supportFrom(pathname)}>{texts.ask}</Link>
        </Fact>
      </dl>
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
