import type { AuditedEvent } from '@vestibule/api-client/admin'
import { CopyButton } from '@vestibule/ui/copy-button'
import { LinkButton } from '@vestibule/ui/link-button'
import type { ReactNode } from 'react'
import { Pairs } from '@vestibule/ui/pairs'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { linesOf } from './event-words.ts'

/** All details of one audit event. */
export function EventDetail({ event }: { event: AuditedEvent }) {
  const words = useAdminTexts().audit.detail
  const lines = (values: AuditedEvent['before']) => {
    const shown = linesOf(values)
    return shown.length === 0 ? words.nothing : shown.map((line) => <code key={line}>{line}</code>)
  }
  const changes: [string, ReactNode][] = [
    [words.before, lines(event.before)],
    [words.after, lines(event.after)],
    [words.reason, event.reason === null ? words.none : words.quoted(event.reason)],
    [words.actingFor, event.acting_for?.name ?? words.nobody],
  ]
  const traces: [string, ReactNode][] = [
    [words.time, <code key="time">{event.at}</code>],
    [words.request, <code key="request">{event.request_id}</code>],
    [words.session, event.session === null ? words.none : <code>{event.session}</code>],
    [words.address, event.ip === null ? words.none : <code>{event.ip}</code>],
    [words.code, event.support_code === null ? words.none : <code>{event.support_code}</code>],
  ]
  return (
    <>
      <div className="vb-admin-columns">
        <Pairs items={changes} size="sm" />
        <Pairs items={traces} size="sm" />
      </div>
      <div className="vb-part-actions">
        <LinkButton
          variant="secondary"
          size="sm"
          href={`/admin/audit/?request=${encodeURIComponent(event.request_id)}`}
        >
          {words.ofRequest}
        </LinkButton>
        {event.session !== null && (
          <LinkButton
            variant="secondary"
            size="sm"
            href={`/admin/audit/?session=${encodeURIComponent(event.session)}`}
          >
            {words.ofSession}
          </LinkButton>
        )}
        <CopyButton text={JSON.stringify(event, null, 2)} texts={{ copy: words.copy }} />
      </div>
    </>
  )
}
