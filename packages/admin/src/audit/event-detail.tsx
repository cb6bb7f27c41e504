import type { ItemOf } from '@vestibule/api-client/contract'
import { CopyButton } from '@vestibule/ui/copy-button'
import type { ReactNode } from 'react'
import { Pairs } from '@vestibule/ui/pairs'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { EventsOf } from './events-of.tsx'
import { linesOf } from './event-words.ts'

/** All details of one audit event. */
export function EventDetail({ event }: { event: ItemOf<'listEvents'> }) {
  const words = useAdminTexts().audit.detail
  const lines = (values: ItemOf<'listEvents'>['before']) => {
    const shown = linesOf(values)
    return shown.length === 0 ? words.nothing : shown.map((line) => <code key={line}>{line}</code>)
  }
  const changes: [string, ReactNode][] = [
    [words.before, lines(event.before)],
    [words.after, lines(event.after)],
    [words.reason, event.reason === null ? words.none : words.quoted({ reason: event.reason })],
    [words.actingFor, event.acting_for?.name ?? words.nobody],
  ]
  const traces: [string, string | null][] = [
    [words.time, event.at],
    [words.request, event.request_id],
    [words.session, event.session],
    [words.address, event.ip],
    [words.code, event.support_code],
  ]
  return (
    <>
      <div className="adm-columns">
        <Pairs items={changes} size="sm" />
        <Pairs
          size="sm"
          items={traces.map(([term, code]) => [
            term,
            code === null ? words.none : <code key={term}>{code}</code>,
          ])}
        />
      </div>
      <div className="vb-part-actions">
        <EventsOf request={event.request_id}>{words.ofRequest}</EventsOf>
        {event.session !== null && <EventsOf session={event.session}>{words.ofSession}</EventsOf>}
        <CopyButton content={JSON.stringify(event, null, 2)} texts={{ copy: words.copy }} />
      </div>
    </>
  )
}
