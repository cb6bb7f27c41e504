import type { App } from '@vestibule/session'
import { Badge } from '@vestibule/ui/badge'
import { LockIcon } from '@vestibule/ui/icons'
import { ResourceCard, type ResourceCardProps } from '@vestibule/ui/resource-card'
import { memo, useState } from 'react'
import { onPlainClick } from '../paths/plain-click.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Availability } from './app-availability.ts'
import { AppIcon } from './app-icon.tsx'
import { iconAddress } from './icon-address.ts'

export interface AppCardProps {
  readonly app: App
  readonly availability: Availability
  readonly collection: ResourceCardProps['collection']
  readonly href: string
  /** Someone of the `explore` tier opens an app of the premium tier. */
  readonly onLocked: (app: App) => void
}

/** One app of the list. Memoised: a key stroke in the search does not render 500 of them again. */
export const AppCard = memo(({ app, availability, collection, href, onLocked }: AppCardProps) => {
  const texts = useTexts().home.availability
  const [broken, setBroken] = useState<string | null>(null)
  const address = iconAddress(app.icon)
  const isLocked = availability === 'locked'

  // Opened in a new tab, the link leads to the app's page, which explains the lock as well; so it
  // does while the tier is not known.
  const explainLock = onPlainClick(() => onLocked(app))
  return (
    <ResourceCard
      title={app.name}
      meta={metaOf(app, availability, texts)}
      icon={
        address && address !== broken ? (
          <AppIcon address={address} onBroken={() => setBroken(address)} />
        ) : undefined
      }
      collection={collection}
      level={4}
      href={href}
      onClick={isLocked ? explainLock : undefined}
      unavailable={availability === 'unsupported' || availability === 'disabled'}
      badges={
        isLocked || availability === 'unchecked' ? (
          <Badge tone="brand" icon={<LockIcon size={14} />}>
            {texts.premium}
          </Badge>
        ) : undefined
      }
      labels={{ unavailable: texts.unavailable }}
    />
  )
})
AppCard.displayName = 'AppCard'

function metaOf(
  { datasetDependent, supportedDatasetTypes }: App,
  availability: Availability,
  texts: ShellTexts['home']['availability'],
): string {
  if (availability === 'unsupported' || availability === 'disabled') return texts[availability]
  return (
    texts.types(supportedDatasetTypes) || (datasetDependent ? texts.anyDataset : texts.noDataset)
  )
}
