import { Button } from '@vestibule/ui/button'
import { useTexts } from '../texts/use-texts.ts'
import type { HomeChoices } from './home-state.ts'
import type { HomeResources } from './use-home-lists.ts'

export interface UnavailableToggleProps {
  readonly resources: HomeResources
  readonly choices: HomeChoices
  readonly onChange: (change: Partial<HomeChoices>) => void
}

/** A switch that makes the list of apps contain also the disabled ones. Hidden if no app is disabled. */
export function UnavailableToggle({ resources, choices, onChange }: UnavailableToggleProps) {
  const texts = useTexts().home.filters
  const hidden = resources.allApps.length - resources.apps.length
  if (hidden === 0) return null
  return (
    <div className="sh-unavailable-toggle">
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={choices.unavailable}
        onClick={() => onChange({ unavailable: !choices.unavailable })}
      >
        {choices.unavailable ? texts.hideUnavailable : texts.showUnavailable({ n: hidden })}
      </Button>
    </div>
  )
}
