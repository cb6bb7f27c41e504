import { WarningIcon } from '@vestibule/ui/icons'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** The state of a ticket in words, with an icon if it waits for an answer. */
export function TicketState({ state }: { state: string }) {
  const words = useAdminTexts().support.states[state] ?? state
  const isOpen = state === 'open'
  return (
    <span className="vb-admin-state" data-tone={isOpen ? 'warning' : 'muted'}>
      {isOpen && <WarningIcon size={16} />}
      {words}
    </span>
  )
}
