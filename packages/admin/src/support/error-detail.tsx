import type { ErrorGroup } from '@vestibule/api-client/admin'
import { LinkButton } from '@vestibule/ui/link-button'
import { Pairs } from '@vestibule/ui/pairs'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** The latest report of an error, with a link to the audit events around it. */
export function ErrorDetail({ error }: { error: ErrorGroup }) {
  const words = useAdminTexts().support.errors
  return (
    <>
      <Pairs
        size="sm"
        items={[
          [words.page, error.url === '' ? words.unknown : <code key="url">{error.url}</code>],
          [
            words.stack,
            error.stack === '' ? (
              words.unknown
            ) : (
              <pre key="stack" className="vb-admin-stack" dir="ltr">
                {error.stack}
              </pre>
            ),
          ],
        ]}
      />
      <div className="vb-part-actions">
        <LinkButton
          variant="secondary"
          size="sm"
          href={`/admin/audit/?q=${encodeURIComponent(error.support_code)}`}
        >
          {words.ofCode}
        </LinkButton>
        {error.session !== null && (
          <LinkButton
            variant="secondary"
            size="sm"
            href={`/admin/audit/?session=${encodeURIComponent(error.session)}`}
          >
            {words.ofSession}
          </LinkButton>
        )}
      </div>
    </>
  )
}
