import type { App, Dataset } from '@vestibule/session'
import { Badge } from '@vestibule/ui/badge'
import { LockIcon } from '@vestibule/ui/icons'
import { ResourceCard, type ResourceCardProps } from '@vestibule/ui/resource-card'
import { memo } from 'react'
import { onPlainClick } from '../paths/plain-click.ts'
import { useAppClick } from '../personal/use-app-click.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Availability } from './app-availability.ts'
import { OpenWith } from './open-with.tsx'
import { PinButton } from './pin-button.tsx'
import { useAppIcon } from './use-app-icon.tsx'

export interface AppCardProps {
  readonly app: App
  readonly availability: Availability
  readonly collection: ResourceCardProps['collection']
  readonly href: string
  /**
   * The user's datasets. If the app does not support the dataset of the page, the card offers to open it in one of
   * these.
   */
  readonly datasets: readonly Dataset[]
  /** Whether the user has pinned the app. Undefined while that is not known; the card then has no star to pin it. */
  readonly isPinned?: boolean | undefined
  readonly onPin?: ((appId: string) => Promise<void>) | undefined
  /** Heading level of the app's name. Default: 4. */
  readonly level?: 3 | 4
  /** Called when a user of the `explore` tier clicks an app that is only for the premium tier. */
  readonly onLocked: (app: App) => void
}

/** The card of an app. Memoised, because otherwise each key stroke in the search would render all cards again. */
export const AppCard = memo((props: AppCardProps) => {
  const { app, availability, collection, href, datasets, level = 4, onLocked } = props
  const { isPinned, onPin } = props
  const all = useTexts()
  const texts = all.home.availability
  const isLocked = availability === 'locked'

  // On a plain click, explain at once why the app is locked. The link leads to the app's page, which explains it too:
  // for a new tab, and while the tier is not known.
  const explainLock = onPlainClick(() => onLocked(app))
  const onOpen = useAppClick(app, href)
  return (
    <ResourceCard
      title={app.name}
      meta={metaOf(app, availability, all)}
      icon={useAppIcon(app)}
      collection={collection}
      level={level}
      href={href}
      onClick={isLocked ? explainLock : onOpen}
      unavailable={availability === 'unsupported' || availability === 'disabled'}
      badges={
        isLocked || availability === 'unchecked' ? (
          <Badge tone="brand" icon={<LockIcon size={14} />}>
            {texts.premium}
          </Badge>
        ) : undefined
      }
      action={
        availability === 'unsupported' ? (
          <OpenWith app={app} datasets={datasets} />
        ) : (
          availability !== 'disabled' &&
          isPinned !== undefined &&
          onPin && <PinButton app={app} isPinned={isPinned} onToggle={onPin} />
        )
      }
    />
  )
})
AppCard.displayName = 'AppCard'

function metaOf(
  { datasetDependent, description, supportedDatasetTypes, lastDay }: App,
  availability: Availability,
  { home, formats }: Pick<ShellTexts, 'home' | 'formats'>,
): string {
  const texts = home.availability
  if (availability === 'unsupported')
    return texts.needs({ types: formats.either(supportedDatasetTypes) })
  if (availability === 'disabled') return texts.disabled
  const meta =
    description ||
    formats.items(supportedDatasetTypes) ||
    (datasetDependent ? texts.anyDataset : texts.noDataset)
  return lastDay === null ? meta : texts.until({ meta, day: formats.day(lastDay) })
}
