import {
  ArrowRightIcon,
  BookIcon,
  DatasetIcon,
  ErrorCircleIcon,
  ListIcon,
  OrganizationIcon,
  SupportIcon,
  UserIcon,
} from '@vestibule/ui/icons'
import { memo, type MouseEvent } from 'react'
import { useAppIcon } from '../home/use-app-icon.tsx'
import { RouterLink } from '@vestibule/app-kit/page/router-link'
import { useAppClick } from '../personal/use-app-click.ts'
import { matchIn } from './find.ts'
import type { PaletteItem } from './palette-groups.ts'

export interface PaletteOptionProps {
  readonly id: string
  readonly item: PaletteItem
  readonly query: string
  readonly isSelected: boolean
  /** Called when the pointer moves over the option. */
  readonly onPoint: (item: PaletteItem) => void
  readonly onClose: () => void
}

const icons = {
  dataset: DatasetIcon,
  document: BookIcon,
  page: ArrowRightIcon,
  person: UserIcon,
  organization: OrganizationIcon,
  ticket: SupportIcon,
  error: ErrorCircleIcon,
  event: ListIcon,
}

/** One result of the command palette. It is a link, so that it can also be opened in a new tab. */
export const PaletteOption = memo((props: PaletteOptionProps) => {
  const { id, item, query, isSelected, onPoint, onClose } = props
  const { title, detail, end, href, app = null } = item
  const onApp = useAppClick(app, href)
  const appIcon = useAppIcon({ icon: app?.icon ?? null })
  const Icon = item.kind === 'app' ? null : icons[item.kind]
  return (
    <RouterLink
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className="sh-palette-item"
      href={href}
      // Prevent that the press moves the focus away from the search field.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onMouseMove={() => !isSelected && onPoint(item)}
      onClick={(event: MouseEvent) => {
        onApp?.(event)
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
      }}
    >
      <span className="sh-palette-icon" aria-hidden="true">
        {Icon ? <Icon /> : (appIcon ?? title.slice(0, 1))}
      </span>
      <span className="sh-palette-title">
        <Marked text={title} query={query} />
      </span>{' '}
      {detail && <span className="sh-palette-detail">{detail}</span>}
      {end && (
        <>
          {' '}
          <span className="sh-palette-end">{end}</span>
        </>
      )}
    </RouterLink>
  )
})
PaletteOption.displayName = 'PaletteOption'

/** Shows a text with the part highlighted that matches the query. */
function Marked({ text, query }: { text: string; query: string }) {
  const match = matchIn(text, query)
  if (!match) return text
  const [start, end] = match
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
