import { Popover } from '@vestibule/ui/popover'
import type { KeyboardEvent, ReactElement } from 'react'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DatasetList } from './dataset-list.tsx'

/** The button of the dataset switcher, with the popover that lists the datasets. */
export function SwitcherPopover({
  scope,
  button,
}: {
  readonly scope: PageScope
  readonly button: ReactElement
}) {
  const texts = useTexts().chrome.switcher
  return (
    <Popover
      label={texts.label}
      className="sh-switcher-popover"
      onKeyDown={moveAlongLinks}
      button={button}
    >
      <DatasetList scope={scope} />
    </Popover>
  )
}

/**
 * Moves the focus when the user presses arrow keys: along the links of a list, and from its search field to the links.
 */
function moveAlongLinks(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(event.target as HTMLAnchorElement)
  const next = at < 0 ? (step === 1 ? links[0] : links.at(-1)) : links[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
