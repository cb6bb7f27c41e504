import type { HealthCheck } from '@vestibule/api-client/admin'
import { CheckCircleFilledIcon, ErrorCircleIcon, WarningIcon } from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import './check-list.css'

const shown = {
  failed: { Icon: ErrorCircleIcon, tone: 'danger' },
  warning: { Icon: WarningIcon, tone: 'warning' },
  ok: { Icon: CheckCircleFilledIcon, tone: undefined },
} as const
const ranks = ['failed', 'warning', 'ok']

export interface CheckListProps {
  readonly label: string
  readonly checks: readonly HealthCheck[]
}

/** The health checks, failed ones first. */
export function CheckList({ label, checks }: CheckListProps) {
  const words = useAdminTexts().health.checks
  const rank = ({ state }: HealthCheck) => ranks.indexOf(state)
  return (
    <ul className="vb-admin-checks" aria-label={label}>
      {checks
        .toSorted((one, other) => rank(one) - rank(other))
        .map(({ name, state, detail }) => {
          const { Icon, tone } = shown[state as keyof typeof shown] ?? shown.warning
          return (
            <li key={name} data-tone={tone}>
              <Icon size={18} />
              <b>
                <bdi>{name}</bdi>
              </b>
              <VisuallyHidden>{words.states[state] ?? state}</VisuallyHidden>
              <span>
                <bdi>{detail}</bdi>
              </span>
            </li>
          )
        })}
    </ul>
  )
}
