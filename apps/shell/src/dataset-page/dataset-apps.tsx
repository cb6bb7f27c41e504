import { supportsDataset, type App, type Dataset } from '@vestibule/session'
import { useProfile, useResources } from '@vestibule/session/react'
import { Heading } from '@vestibule/ui/heading'
import { Text } from '@vestibule/ui/text'
import { useId, useState } from 'react'
import { availabilityOf } from '../home/app-availability.ts'
import { AppCard } from '../home/app-card.tsx'
import { appHref } from '../home/app-href.ts'
import { collectionOf } from '../home/collection.ts'
import { useLate } from '../late/use-late.ts'
import { usePinning } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Lists those of the user's apps that work with a dataset. Each link opens the app in that dataset. */
export function DatasetApps({ dataset }: { dataset: Dataset }) {
  const texts = useTexts().dataset
  const { apps, allApps, datasets } = useResources()
  const tier = useProfile().profile?.tier ?? null
  const pinning = usePinning()
  const [locked, setLocked] = useState<App | null>(null)
  const closeLock = () => setLocked(null)
  const late = useLate(locked !== null, closeLock)
  const id = useId()
  const fitting = apps.filter((app) => app.datasetDependent && supportsDataset(app, dataset))
  const lines = [...new Set(allApps.flatMap((app) => app.productLines))]
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="md">
        {texts.apps}
      </Heading>
      {fitting.length === 0 && <Text tone="muted">{texts.noApps}</Text>}
      <ul className="sh-cards">
        {fitting.map((app) => (
          <li key={app.id}>
            <AppCard
              app={app}
              availability={availabilityOf(app, { tier, dataset })}
              collection={collectionOf(lines, app.productLines[0] ?? null)}
              href={appHref(app, dataset.id)}
              datasets={datasets}
              isPinned={pinning?.pinned.has(app.id)}
              onPin={pinning?.toggle}
              level={3}
              onLocked={setLocked}
            />
          </li>
        ))}
      </ul>
      {late && locked && <late.PremiumLock feature={locked.name} onClose={closeLock} />}
    </section>
  )
}
