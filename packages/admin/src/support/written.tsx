import type { ValueFrom } from '@vestibule/api-client/contract'
import { Part } from '@vestibule/ui/part'
import { useAdmin } from '../use-admin.ts'

/** Shows the messages of a ticket, the oldest first. */
export function Written({ ticket }: { ticket: ValueFrom<'getTicket'> }) {
  const { now, texts } = useAdmin()
  const words = texts.support.ticket
  const first = { from: 'you', text: ticket.description, at: ticket.created_at }
  return (
    <Part title={words.written} description={words.writtenHint}>
      <ol className="adm-written">
        {[first, ...(ticket.answers ?? [])].map(({ from, text, at }) => (
          <li key={`${at} ${text}`} data-from={from}>
            <span className="adm-sub">
              <bdi>{from === 'support' ? words.support : ticket.by.name}</bdi> ·{' '}
              {texts.moment(at, now)}
            </span>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  )
}
