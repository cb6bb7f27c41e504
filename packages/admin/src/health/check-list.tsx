import { textOf } from '@vestibule/base/messages/texts'
import {
  CheckCircleFilledIcon,
  DashedCircleIcon,
  ErrorCircleIcon,
  WarningIcon,
} from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import type { ValueFrom } from '@vestibule/api-client/contract'
import type { ReactNode } from 'react'
import type { AdminTexts } from '../texts/admin-texts.ts'
import './check-list.css'

const looks = {
  failed: { Icon: ErrorCircleIcon, tone: 'danger' },
  warning: { Icon: WarningIcon, tone: 'warning' },
  ok: { Icon: CheckCircleFilledIcon, tone: undefined },
  not_reached: { Icon: DashedCircleIcon, tone: undefined },
} as const

/** Something that was checked, with the result of the check. */
export interface Check {
  readonly name: string
  /**
   * `failed`, `warning`, `ok`, or `not_reached` (not checked, because an earlier check has failed). Any other state is
   * shown as a warning.
   */
  readonly state: string
  readonly detail: ReactNode
}

interface CheckListProps {
  readonly label: string
  readonly checks: readonly Check[]
  /** The text for each state of a check. */
  readonly states: Readonly<Record<string, string>>
}

/** A list of things that were checked, each with its state and a detail. */
export function CheckList({ label, checks, states }: CheckListProps) {
  return (
    <ul className="adm-checks" aria-label={label}>
      {checks.map(({ name, state, detail }) => {
        const { Icon, tone } = looks[state as keyof typeof looks] ?? looks.warning
        return (
          <li key={name} data-tone={tone}>
            <Icon size={18} />
            <b>
              <bdi>{name}</bdi>
            </b>
            <VisuallyHidden>{states[state] ?? state}</VisuallyHidden>
            <span>
              <bdi>{detail}</bdi>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const ranks = ['failed', 'warning', 'ok']
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/**
 * The checks of `vestibule doctor`, failures first, with their names in the language of the page. The server's findings
 * are in English, because they name settings and commands to type. Pages in other languages leave out the findings of
 * checks that succeed, because nobody needs to read these. A finding that is only a time is formatted in the page's
 * language.
 */
export function doctorChecks(
  checks: readonly ValueFrom<'getHealthChecks'>['checks'][number][],
  { health, moment, language }: AdminTexts,
  now: number,
): Check[] {
  return checks
    .toSorted((one, other) => ranks.indexOf(one.state) - ranks.indexOf(other.state))
    .map(({ name, state, detail }) => ({
      name: textOf(health.checks.names, name) ?? name,
      state,
      detail: detailOf(state, detail),
    }))

  function detailOf(state: string, detail: string): ReactNode {
    if (instant.test(detail)) return moment(detail, now)
    return state === 'ok' && language !== 'en' ? null : <span lang="en">{detail}</span>
  }
}
