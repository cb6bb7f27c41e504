import type { ErrorGroup } from '@vestibule/api-client/admin'
import { LinkButton } from '@vestibule/ui/link-button'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

/** The latest report of an error, with a link to the audit events around it. */
export function ErrorDetail({ error }: { error: ErrorGroup }) {
  const words = useAdminTexts().support.errors
  return (
    <>
      <dl className="vb-admin-pairs" data-size="sm">
        <div>
          <dt>{words.page}</dt>
          <dd>{error.url === '' ? words.unknown : <code>{error.url}</code>}</dd>
        </div>
        <div>
          <dt>{words.stack}</dt>
          <dd>
            {error.stack === '' ? (
              words.unknown
            ) : (
              <pre className="vb-admin-stack" dir="ltr">
                {error.stack}
              </pre>
            )}
          </dd>
        </div>
      </dl>
      <div className="vb-admin-part-end">
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
