import { memo, useDeferredValue } from 'react'
import { HomeSkeleton } from './home-skeleton.tsx'
import { collectionOf } from './collection.ts'
import { ProductLine, type AppListScope } from './product-line.tsx'
import type { HomeLists } from './use-home-lists.ts'
import { usePieces } from './use-pieces.ts'

export interface AppsPanelProps {
  /** All product lines of the user. The position of a product line in this list determines its colour. */
  readonly lines: readonly string[]
  readonly groups: HomeLists['apps']['groups']
  readonly scope: AppListScope
}

/** Lists the apps by product line and category. Memoised, so that rendering the list does not delay typing. */
export const AppsPanel = memo(({ lines, groups, scope }: AppsPanelProps) => {
  const listed = useDeferredValue(groups, null)
  const sizes = (listed ?? []).map(cardsOf)
  const shown = usePieces(sizes.reduce((sum, size) => sum + size, 0))
  if (listed === null) return <HomeSkeleton />
  let left = shown
  return listed.map((group, index) => {
    const room = Math.min(left, sizes[index] ?? 0)
    left -= room
    return (
      room > 0 && (
        <ProductLine
          key={group.productLine ?? ''}
          group={group}
          room={room}
          collection={collectionOf(lines, group.productLine)}
          scope={scope}
        />
      )
    )
  })
})
AppsPanel.displayName = 'AppsPanel'

function cardsOf({ categories }: HomeLists['apps']['groups'][number]): number {
  return categories.reduce((sum, { apps }) => sum + apps.length, 0)
}
