import { useStore } from '@vestibule/base/react/use-read'
import { loadedValue } from '@vestibule/base/read'
import { ClockIcon } from '@vestibule/ui/icons'
import { memo, useContext } from 'react'
import { LateListsContext, usePersonal } from '../personal/use-personal.ts'
import { RenewButton } from '../renewal/renew-button.tsx'
import { useTexts } from '../texts/use-texts.ts'
import type { HomeResources } from './use-home-lists.ts'

/** The maximum number of rows. The next row is shown when the user has asked for longer access in one of these. */
const mostShown = 5

interface RenewalRowProps {
  readonly resources: Pick<HomeResources, 'allApps' | 'datasets'>
  /** Called when the user has sent a request for longer access. Loads the apps and datasets again. */
  readonly onSent: () => void
}

/**
 * Lists the apps and datasets to which the user's access ends soon or has ended. A button asks for longer access, where
 * the user can ask for it.
 */
export const RenewalRow = memo(({ resources, onSent }: RenewalRowProps) => {
  const { renewal: texts, formats } = useTexts()
  const { ended } = usePersonal()
  const isLate = useContext(LateListsContext).includes('ended')
  const all = useStore(ended, loadedValue) ?? []
  const over = (isLate ? [] : all).map(({ id, display_name: name, last_day, renewable }) => ({
    id,
    name,
    text: texts.ended({ name, day: formats.day(last_day) }),
    renewable,
  }))
  const soon = [
    ...resources.datasets.map((one) => ({ ...one, name: one.displayName })),
    ...resources.allApps,
  ].flatMap(({ id, name, lastDay, renewable }) =>
    renewable && lastDay !== null
      ? [{ id, name, text: texts.ends({ name, day: formats.day(lastDay) }), renewable }]
      : [],
  )
  const shown = [...soon, ...over].slice(0, mostShown)
  if (shown.length === 0) return null
  return (
    <section aria-label={texts.heading}>
      {shown.map(({ text, renewable, ...resource }) => (
        <div key={resource.id} className="sh-announcement">
          <ClockIcon />
          <div>{text}</div>
          {renewable && (
            <RenewButton
              resource={resource}
              onSent={() => {
                onSent()
                void ended.refresh()
              }}
            />
          )}
        </div>
      ))}
    </section>
  )
})
RenewalRow.displayName = 'RenewalRow'
