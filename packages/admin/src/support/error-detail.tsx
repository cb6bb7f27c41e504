import type { ItemOf } from '@vestibule/api-client/contract'
import { Pairs } from '@vestibule/ui/pairs'
import { EventsOf } from '../audit/events-of.tsx'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/**
 * The latest report of an error, with links to the audit events that have its support code, and to those of its
 * session.
 */
export function ErrorDetail({ error }: { error: ItemOf<'listErrorReports'> }) {
  const words = useAdminTexts().support.errors
  const { url, stack, support_code: code, session } = error
  return (
    <>
      <Pairs
        size="sm"
        items={[
          [words.page, url === '' ? words.unknown : <code key="url">{url}</code>],
          [
            words.stack,
            stack === '' ? (
              words.unknown
            ) : (
              <pre key="stack" className="adm-stack" dir="ltr">
                {stack}
              </pre>
            ),
          ],
        ]}
      />
      <div className="vb-part-actions">
        <EventsOf q={code}>{words.ofCode}</EventsOf>
        {session !== null && <EventsOf session={session}>{words.ofSession}</EventsOf>}
      </div>
    </>
  )
}
