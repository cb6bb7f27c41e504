import { textOf } from '@vestibule/base/messages/texts'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import { Ask } from '../change/ask.tsx'
import type { Change } from '../change/change.ts'
import { Part } from '@vestibule/ui/part'
import { CheckList } from '../health/check-list.tsx'
import { useAdmin } from '../use-admin.ts'

interface ProviderTestPartProps {
  readonly test: ValueFrom<'saveIdentityProvider'>['last_test']
  /** The change that starts a test sign-in. */
  readonly change: Change
}

/** Shows how the last test sign-in went, step by step. */
export function ProviderTestPart({ test, change }: ProviderTestPartProps) {
  const { now, texts } = useAdmin()
  const words = texts.identityProvider.test
  const when = test && texts.moment(test.finished_at ?? test.started_at, now)
  return (
    <Part
      title={words.heading}
      description={words.hint}
      actions={<Ask change={change}>{words.action}</Ask>}
    >
      {test === null || when === null ? (
        <p className="adm-muted">{words.none}</p>
      ) : (
        <>
          <Alert
            tone={test.worked ? 'success' : test.finished_at === null ? 'info' : 'danger'}
            title={
              test.worked
                ? test.email === null
                  ? words.worked({ when })
                  : words.workedAs({ when, email: test.email })
                : test.finished_at === null
                  ? words.waits({ when })
                  : words.failed({ when })
            }
          />
          <CheckList
            label={words.heading}
            states={words.outcomes}
            checks={test.steps.map(({ step, outcome, message }) => ({
              name: textOf(words.steps, step) ?? step,
              state: outcome,
              detail: message ?? textOf(words.outcomes, outcome),
            }))}
          />
        </>
      )}
    </Part>
  )
}
