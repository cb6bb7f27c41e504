import type { App, Dataset, groupApps } from '@vestibule/session'
import { Heading } from '@vestibule/ui/heading'
import { Text } from '@vestibule/ui/text'
import { memo, useId, type CSSProperties } from 'react'
import type { Pinning } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'
import { availabilityOf, type Surroundings } from './app-availability.ts'
import { AppCard } from './app-card.tsx'
import { hrefOf } from './app-href.ts'

export interface AppListScope extends Surroundings {
  readonly dataset: Dataset | null
  readonly datasets: readonly Dataset[]
  readonly onLocked: (app: App) => void
  /** Which apps are pinned, and the function that pins or unpins one. Null while that is not known. */
  readonly pinning: Pinning | null
}

export interface ProductLineProps {
  readonly group: ReturnType<typeof groupApps>[number]
  /** Maximum number of cards to render now in this product line. */
  readonly room: number
  /** The number of the product line's colour. */
  readonly collection: 1 | 2 | 3 | 4
  readonly scope: AppListScope
}

/**
 * A product line: its name, and beside it its categories with their cards. Memoised, so that it does not render again
 * while cards are added to other lines.
 */
export const ProductLine = memo(({ group, room, collection, scope }: ProductLineProps) => {
  const texts = useTexts().home
  const id = useId()
  const count = new Set(group.categories.flatMap(({ apps }) => apps.map((app) => app.id))).size
  return (
    <section className="sh-product-line" aria-labelledby={id}>
      <div className="sh-product-line-head">
        <Heading id={id} level={2} size="sm" className="sh-product-line-name">
          <i className="vb-pip" data-collection={collection} aria-hidden="true" />
          {group.productLine ?? texts.otherApps}
        </Heading>
        <Text size="xs" tone="muted" className="sh-product-line-count">
          {texts.appsInLine({ n: count })}
        </Text>
      </div>
      <div>
        {firstOf(group.categories, room).map(({ category, apps }) => (
          <div
            className="sh-category"
            key={category ?? ''}
            style={{ '--vb-_cards': apps.length } as CSSProperties}
          >
            {category !== null && <h3 className="sh-category-name">{category}</h3>}
            <ul className="sh-cards">
              {apps.map((app) => (
                <li key={app.id}>
                  <AppCard
                    app={app}
                    availability={availabilityOf(app, scope)}
                    collection={collection}
                    href={hrefOf(app, scope)}
                    datasets={scope.datasets}
                    isPinned={scope.pinning?.pinned.has(app.id)}
                    onPin={scope.pinning?.toggle}
                    onLocked={scope.onLocked}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
})
ProductLine.displayName = 'ProductLine'

/** Returns the categories with only their first apps, at most `room` in total. Leaves out categories without room. */
function firstOf(categories: ProductLineProps['group']['categories'], room: number) {
  let left = room
  return categories.flatMap(({ category, apps }) => {
    const first = apps.slice(0, left)
    left -= first.length
    return first.length > 0 ? [{ category, apps: first }] : []
  })
}
