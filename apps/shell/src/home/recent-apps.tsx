import type { RecentApp } from '@vestibule/api-client/contract'
import type { App, Dataset } from '@vestibule/session'
import { Heading } from '@vestibule/ui/heading'
import { Link } from '@vestibule/ui/link'
import { useId, useState } from 'react'
import { useAppClick } from '../personal/use-app-click.ts'
import { useTexts } from '../texts/use-texts.ts'
import { appHref } from './app-href.ts'
import { collectionOf } from './collection.ts'
import { useAppIcon } from './use-app-icon.tsx'

/** An app that the user has opened, in which dataset (null: in none), and when. */
export interface RecentPair {
  readonly app: App
  readonly dataset: Dataset | null
  readonly openedAt: string
}

/**
 * Returns the recently opened apps, with their datasets, that the user may still open: the latest first, and at most
 * `most`.
 */
export function recentPairs(
  recent: readonly RecentApp[],
  { apps, datasets }: { readonly apps: readonly App[]; readonly datasets: readonly Dataset[] },
  most: number,
): RecentPair[] {
  const pairs: RecentPair[] = []
  for (const { app: appId, dataset: datasetId, opened_at: openedAt } of recent) {
    if (pairs.length === most) break
    const app = apps.find(({ id }) => id === appId)
    const dataset = datasets.find(({ id }) => id === datasetId) ?? null
    if (app && (datasetId === null || dataset)) pairs.push({ app, dataset, openedAt })
  }
  return pairs
}

export interface RecentAppsProps {
  readonly pairs: readonly RecentPair[]
  /** All product lines of the user. The position of a product line in this list determines its colour. */
  readonly lines: readonly string[]
}

/**
 * The section with the apps that the user has opened last. Each is a link to the app in the dataset in which it was
 * opened.
 */
export function RecentApps({ pairs, lines }: RecentAppsProps) {
  const { recent } = useTexts().home.personal
  const id = useId()
  return (
    <section className="sh-home-row" aria-labelledby={id}>
      <Heading id={id} level={2} size="sm">
        {recent}
      </Heading>
      <ul className="sh-recent">
        {pairs.map((pair) => (
          <li key={`${pair.app.id} ${pair.dataset?.id}`}>
            <RecentLink pair={pair} lines={lines} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentLink({ pair, lines }: { pair: RecentPair; lines: readonly string[] }) {
  const { app, dataset, openedAt } = pair
  const { opened } = useTexts().formats
  const [now] = useState(() => Date.now())
  const href = appHref(app, dataset?.id ?? null)
  return (
    <Link
      className="sh-recent-app"
      data-collection={collectionOf(lines, app.productLines[0] ?? null)}
      href={href}
      onClick={useAppClick(app, href)}
    >
      <span className="sh-recent-icon" aria-hidden="true">
        {useAppIcon(app) ?? app.name.slice(0, 1)}
      </span>
      <span className="sh-recent-names">
        <b title={app.name}>{app.name}</b>{' '}
        {dataset && <span title={dataset.displayName}>{dataset.displayName}</span>}
      </span>{' '}
      <time dateTime={openedAt}>{opened(openedAt, now)}</time>
    </Link>
  )
}
