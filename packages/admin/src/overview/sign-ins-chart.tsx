// The roles are explicit, because the first column, with the row headers, is one pixel wide: a browser may take the
// table for a layout table and not tell screen readers about it.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ValueFrom } from '@vestibule/api-client/contract'
import { Heading } from '@vestibule/ui/heading'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useId } from 'react'
import { useAdminTexts } from '../texts/use-admin-texts.ts'

type Day = NonNullable<ValueFrom<'getAdminOverview'>['sign_ins']>[number]

const plotHeight = 120
/**
 * The number of sign-ins that a bar of full height stands for, unless a day has more. Without it, a single sign-in on a
 * new platform would fill the chart.
 */
const leastFull = 10
const parts = ['signed_in', 'refused'] as const

/** Shows the sign-ins of the last days as a table of numbers. The bars are only decoration. */
export function SignInsChart({ days }: { days: readonly Day[] }) {
  const texts = useAdminTexts()
  const words = texts.overview.signIns
  const id = useId()
  const most = Math.max(leastFull, ...days.map((day) => day.signed_in + day.refused))
  const height = (n: number) => (n === 0 ? 0 : Math.max(3, Math.round((n / most) * plotHeight)))
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {words.heading}
      </Heading>
      <div className="adm-legend" aria-hidden="true">
        {parts.map((part) => (
          <span key={part}>
            <i data-part={part} /> {words[part]}
          </span>
        ))}
      </div>
      <table className="adm-bars" role="table" aria-label={words.caption}>
        <tbody role="rowgroup">
          <tr className="adm-bars-plot" aria-hidden="true">
            <td className="adm-bars-name">&nbsp;</td>
            {days.map((day) => (
              <td key={day.day}>
                {day.refused > 0 && (
                  <i data-part="refused" style={{ height: height(day.refused) }} />
                )}
                {day.signed_in > 0 && <i style={{ height: height(day.signed_in) }} />}
              </td>
            ))}
          </tr>
          <tr role="row">
            <th role="columnheader" scope="col" className="adm-bars-name">
              <VisuallyHidden>{words.day}</VisuallyHidden>
            </th>
            {days.map(({ day }, index) => (
              <th
                key={day}
                role="columnheader"
                scope="col"
                data-today={index === days.length - 1 || undefined}
              >
                <span>{texts.weekday(day)}</span> {Number(day.slice(8))}
              </th>
            ))}
          </tr>
          {parts.map((part) => (
            <tr key={part} role="row" data-part={part}>
              <th role="rowheader" scope="row" className="adm-bars-name">
                <VisuallyHidden>{words[part]}</VisuallyHidden>
              </th>
              {days.map((day) => (
                <td key={day.day} role="cell" data-none={day[part] === 0 || undefined}>
                  {texts.number(day[part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
