import type { ApiError } from '@vestibule/api-client'
import { Alert } from '@vestibule/ui/alert'
import { useServices } from '../services.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

interface ChangeFailureProps {
  readonly error: ApiError
  /** The present values of what other people have changed since the page was loaded, one line each. */
  readonly now: readonly string[]
  /** A text that explains this failure, if there is more to say than the server's message. */
  readonly message: string | null | undefined
}

/** Tells the user why a change was not made. */
export function ChangeFailure({ error, now, message }: ChangeFailureProps) {
  const { clock } = useServices()
  const texts = useAdminTexts().changes
  const changed = error.info?.changed
  if (message == null && (changed || now.length > 0)) {
    const by = changed?.by
    const minutes = changed && Math.floor((clock.now() - Date.parse(changed.at)) / 60_000)
    const { bySomebody } = texts.changed
    const said =
      minutes === undefined
        ? by == null
          ? bySomebody.meanwhile
          : texts.changed.meanwhile({ name: by })
        : minutes < 1
          ? by == null
            ? bySomebody.justNow
            : texts.changed.justNow({ name: by })
          : by == null
            ? bySomebody.minutesAgo({ minutes })
            : texts.changed.minutesAgo({ name: by, minutes })
    return (
      <Alert tone="warning" role="alert">
        {said}
        {now.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Alert>
    )
  }
  return (
    <Alert tone="danger" role="alert">
      {message ?? error.userMessage ?? texts.failed}
      {error.requestId !== null && ` ${texts.supportCode({ code: error.requestId })}`}
    </Alert>
  )
}
