import { Popover } from '@vestibule/ui/popover'
import type { Start } from '../deferred/deferred-button.tsx'
import { useStart } from '../deferred/use-start.ts'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'
import { DatasetList } from './dataset-list.tsx'
import { moveAlongLinks } from './move-along-links.ts'
import { SwitcherButton } from './switcher-button.tsx'

export interface SwitcherPopoverProps {
  readonly scope: PageScope
  readonly start: Start
}

/** The dataset switcher with its list. */
export function SwitcherPopover({ scope, start }: SwitcherPopoverProps) {
  const texts = useTexts().chrome.switcher
  return (
    <Popover
      label={texts.label}
      className="vb-switcher-popover"
      onKeyDown={moveAlongLinks}
      button={<SwitcherButton ref={useStart(start)} scope={scope} />}
    >
      <DatasetList scope={scope} />
    </Popover>
  )
}
