import type { App } from '@vestibule/session'
import { Heading } from '@vestibule/ui/heading'
import { useId } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { availabilityOf } from './app-availability.ts'
import { AppCard } from './app-card.tsx'
import { hrefOf } from './app-href.ts'
import { collectionOf } from './collection.ts'
import type { AppListScope } from './product-line.tsx'

export interface PinnedAppsProps {
  /** The pinned apps, in the order in which the user pinned them. */
  readonly apps: readonly App[]
  /** All product lines of the user. The position of a product line in this list determines its colour. */
  readonly lines: readonly string[]
  readonly scope: AppListScope
}

/** The section with the apps that the user has pinned. */
export function PinnedApps({ apps, lines, scope }: PinnedAppsProps) {
  const { pinned } = useTexts().home.personal
  const id = useId()
  return (
    <section className="sh-home-row" aria-labelledby={id}>
      <Heading id={id} level={2} size="sm">
        {pinned}
      </Heading>
      <ul className="sh-cards">
        {apps.map((app) => (
          <li key={app.id}>
            <AppCard
              app={app}
              availability={availabilityOf(app, scope)}
              collection={collectionOf(lines, app.productLines[0] ?? null)}
              href={hrefOf(app, scope)}
              datasets={scope.datasets}
              level={3}
              isPinned={scope.pinning?.pinned.has(app.id)}
              onPin={scope.pinning?.toggle}
              onLocked={scope.onLocked}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
