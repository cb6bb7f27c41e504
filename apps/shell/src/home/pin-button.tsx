import type { App } from '@vestibule/session'
import { StarFilledIcon, StarIcon } from '@vestibule/ui/icons'
import { useTexts } from '../texts/use-texts.ts'

export interface PinButtonProps {
  readonly app: Pick<App, 'id' | 'name'>
  readonly isPinned: boolean
  readonly onToggle: (appId: string) => Promise<void>
}

/** A button with a star, which pins or unpins an app. */
export function PinButton({ app, isPinned, onToggle }: PinButtonProps) {
  const { pin } = useTexts().home.personal
  const Star = isPinned ? StarFilledIcon : StarIcon
  return (
    <button
      type="button"
      className="sh-star"
      aria-pressed={isPinned}
      aria-label={pin({ app: app.name })}
      onClick={() => void onToggle(app.id)}
    >
      <Star size={18} />
    </button>
  )
}
