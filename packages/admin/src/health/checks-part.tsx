import { adminOf } from '@vestibule/api-client/admin'
import { Button } from '@vestibule/ui/button'
import { RefreshIcon } from '@vestibule/ui/icons'
import { useAnnounce } from '@vestibule/ui/live-region'
import { useState } from 'react'
import { useCall } from '../use-call.ts'
import { Part } from '@vestibule/ui/part'
import { useAdmin } from '../use-admin.ts'
import { CheckList, doctorChecks } from './check-list.tsx'

/** Shows the results of `vestibule doctor`. While they load, the server may be running the checks. */
export function ChecksPart() {
  const { now, texts } = useAdmin()
  const words = texts.health.checks
  const announce = useAnnounce()
  const { state, again } = useCall('checks again', (client) =>
    adminOf(client).getHealthChecks({ cache: false }),
  )
  const [isBusy, setBusy] = useState(false)
  const found = state.status === 'loaded' ? state.value : null
  const count = (wanted: string) => found?.checks.filter((one) => one.state === wanted).length ?? 0
  const [failed, warnings] = [count('failed'), count('warning')]
  const summary = failed + warnings === 0 ? words.hintNone : words.hint({ failed, warnings })
  const check = async () => {
    setBusy(true)
    const next = await again()
    setBusy(false)
    if (next.status === 'loaded')
      announce(words.checkedAt({ time: texts.time(next.value.checked_at) }))
  }
  return (
    <Part
      title={words.heading}
      description={found ? summary : undefined}
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            startIcon={<RefreshIcon size={16} />}
            loading={isBusy}
            disabled={state.status === 'loading'}
            onClick={() => void check()}
          >
            {words.again}
          </Button>
          {found && (
            <span className="adm-muted adm-part-note">
              {words.checkedAt({ time: texts.time(found.checked_at) })}
            </span>
          )}
        </>
      }
    >
      {found ? (
        <CheckList
          label={words.heading}
          states={words.states}
          checks={doctorChecks(found.checks, texts, now)}
        />
      ) : (
        <p className="adm-muted" role="status">
          {state.status === 'failed' ? state.message : words.checking}
        </p>
      )}
    </Part>
  )
}
