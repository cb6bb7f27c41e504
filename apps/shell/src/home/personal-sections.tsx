import { useStore } from '@vestibule/base/react/use-read'
import { loadedValue } from '@vestibule/base/read'
import { StarIcon } from '@vestibule/ui/icons'
import { memo, useContext, useMemo } from 'react'
import { shownPins } from '../personal/create-pins.ts'
import { LateListsContext, usePersonal } from '../personal/use-personal.ts'
import { useTexts } from '../texts/use-texts.ts'
import { PinnedApps } from './pinned-apps.tsx'
import type { AppListScope } from './product-line.tsx'
import { RecentApps, recentPairs } from './recent-apps.tsx'
import type { HomeResources } from './use-home-lists.ts'

/**
 * The maximum number of recently opened apps that are shown. An app counts once for each dataset in which it was
 * opened.
 */
const mostRecentShown = 3

export interface PersonalSectionsProps {
  readonly resources: HomeResources
  readonly lines: readonly string[]
  readonly scope: AppListScope
}

/**
 * The sections with recently opened and with pinned apps. A section without apps is left out; users who have neither
 * see how they can pin an app.
 */
export const PersonalSections = memo(({ resources, lines, scope }: PersonalSectionsProps) => {
  const { hint } = useTexts().home.personal
  const personal = usePersonal()
  const late = useContext(LateListsContext)
  const loadedRecent = useStore(personal.recent, loadedValue)
  const recent = late.includes('recent') ? undefined : loadedRecent
  const isKnown = useStore(personal.pins.read, ({ status }) => status === 'loaded')
  const arePinsLate = late.includes('pins')
  const pins = useStore(personal.pins.store)
  const { apps } = resources
  const pairs = useMemo(
    () => recentPairs(recent ?? [], resources, mostRecentShown),
    [recent, resources],
  )
  const pinned = useMemo(
    () => shownPins(pins).flatMap((id) => apps.find((app) => app.id === id) ?? []),
    [pins, apps],
  )
  return (
    <>
      {pairs.length > 0 && <RecentApps pairs={pairs} lines={lines} />}
      {!arePinsLate && pinned.length > 0 && (
        <PinnedApps apps={pinned} lines={lines} scope={scope} />
      )}
      {recent !== undefined && isKnown && !arePinsLate && pairs.length + pinned.length === 0 && (
        <p className="sh-home-hint">
          <StarIcon size={18} />
          {hint}
        </p>
      )}
    </>
  )
})
PersonalSections.displayName = 'PersonalSections'
