import { textOf } from '@vestibule/base/messages/texts'
import { Badge, type BadgeProps } from '@vestibule/ui/badge'
import { CheckIcon } from '@vestibule/ui/icons'
import { useTexts } from '../texts/use-texts.ts'

/** Colours for the states of tickets on this platform. Any other state has a neutral colour. */
const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  open: 'brand',
  in_progress: 'warning',
  solved: 'success',
}

/** Shows the state of a ticket, in words and colour. */
export function TicketState({ status }: { status: string }) {
  const texts = useTexts().pages.support
  return (
    <Badge
      tone={tones[status] ?? 'neutral'}
      icon={status === 'solved' ? <CheckIcon size={14} /> : undefined}
    >
      {textOf(texts.states, status) ?? status}
    </Badge>
  )
}
