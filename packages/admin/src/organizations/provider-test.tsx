import type { IdentityProvider } from '@vestibule/api-client/contract'
import { Alert } from '@vestibule/ui/alert'
import {
  CheckCircleFilledIcon,
  DashedCircleIcon,
  ErrorCircleIcon,
  WarningIcon,
} from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useServices } from '../services.ts'
import { Ask } from '../change/ask.tsx'
import type { Change } from '../change/change.ts'
import { Part } from '@vestibule/ui/part'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import '../health/check-list.css'

const shown = {
  ok: { Icon: CheckCircleFilledIcon, tone: undefined },
  warning: { Icon: WarningIcon, tone: 'warning' },
  failed: { Icon: ErrorCircleIcon, tone: 'danger' },
  not_reached: { Icon: DashedCircleIcon, tone: undefined },
} as const

interface ProviderTestPartProps {
  readonly test: IdentityProvider['last_test']
  /** Starts a test sign-in. */
  readonly change: Change
}

/** How the last test sign-in went, step by step. */
export function ProviderTestPart({ test, change }: ProviderTestPartProps) {
  const { clock } = useServices()
  const texts = useAdminTexts()
  const words = texts.identityProvider.test
  const when = test && texts.moment(test.finished_at ?? test.started_at, clock.now())
  return (
    <Part heading={words.heading} hint={words.hint}>
      {test === null || when === null ? (
        <p className="vb-admin-muted">{words.none}</p>
      ) : (
        <>
          <Alert
            tone={test.worked ? 'success' : test.finished_at === null ? 'info' : 'danger'}
            title={
              test.worked
                ? words.worked(when, test.email)
                : test.finished_at === null
                  ? words.waits(when)
                  : words.failed(when)
            }
          />
          <ul className="vb-admin-checks" aria-label={words.heading}>
            {test.steps.map(({ step, outcome, message }) => {
              const { Icon, tone } = shown[outcome as keyof typeof shown] ?? shown.warning
              return (
                <li key={step} data-tone={tone}>
                  <Icon size={18} />
                  <b>{words.steps[step] ?? step}</b>
                  <VisuallyHidden>{words.outcomes[outcome] ?? outcome}</VisuallyHidden>
                  <span>
                    <bdi>{message ?? words.outcomes[outcome]}</bdi>
                  </span>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <div className="vb-part-actions">
        <Ask change={change}>{words.action}</Ask>
      </div>
    </Part>
  )
}
