import type { DataRequest } from '@vestibule/api-client/data'
import { textOf } from '@vestibule/base/messages/texts'
import { Part } from '@vestibule/ui/part'
import { useAdmin } from '../use-admin.ts'
import './data.css'

/** What has happened to a request, with what was written. */
export function RequestHistory({ steps }: Pick<DataRequest, 'steps'>) {
  const { texts, now } = useAdmin()
  const words = texts.data.request
  return (
    <Part heading={words.history}>
      <ol className="vb-data-steps">
        {steps.map(({ at, what, text }) => (
          <li key={at + what}>
            <span>{textOf(words.steps, what) ?? what}</span>{' '}
            <span className="vb-admin-muted">{texts.moment(at, now)}</span>
            {text !== null && (
              <p className="vb-data-text">
                <bdi>{text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}
