import { textOf } from '@vestibule/base/messages/texts'
import { State } from '../state.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** The state of a ticket in words, with an icon if the ticket waits for an answer. */
export function TicketState({ state }: { state: string }) {
  const words = useAdminTexts().support.states
  return (
    <State tone={state === 'open' ? 'warning' : 'muted'}>{textOf(words, state) ?? state}</State>
  )
}
