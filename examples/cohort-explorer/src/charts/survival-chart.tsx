import * as Plot from '@observablehq/plot'
import { useCallback, useMemo, type ReactNode } from 'react'
import { aliveAfter, lastMonth, survivalCurve, type Group } from '../cohort/statistics.ts'
import { useTexts } from '../use-texts.ts'
import { Chart } from './chart.tsx'
import { colors, dashes, frame, grid } from './style.ts'

export interface SurvivalChartProps {
  readonly title: ReactNode
  readonly groups: readonly Group[]
  readonly height?: number
}

const milestones = [12, 24, 36, 60]
const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`)
/** The height of a two-line label, in pixels. */
const labelHeight = 28

/**
 * The share of each group that is alive, by month, for the first four groups. Labels stand at the ends of the lines.
 */
export function SurvivalChart({ title, groups, height = frame.height }: SurvivalChartProps) {
  const { texts, numbers } = useTexts()
  const lines = useMemo(
    () =>
      groups.slice(0, colors.length).map(({ name, patients }, index) => {
        const curve = survivalCurve(patients)
        return { name, count: patients.length, curve, color: colors[index], dash: dashes[index] }
      }),
    [groups],
  )
  const draw = useCallback(
    (width: number) => {
      const isNarrow = width < 360
      return Plot.plot({
        ...frame,
        width,
        height,
        marginLeft: 44,
        marginRight: isNarrow ? 92 : 112,
        x: { domain: [0, lastMonth], label: null, ticks: milestones.concat(0, 48) },
        y: { domain: [0, 1], label: null, tickFormat: (share: number) => percent(share), ticks: 5 },
        marks: [
          Plot.gridY({ ...grid, ticks: 5 }),
          Plot.axisX({ ticks: [0, 12, 24, 36, 48, 60], tickSize: 0, label: null }),
          Plot.axisY({ ticks: 5, tickSize: 0, label: null, tickFormat: percent }),
          ...lines.map(({ curve, color, dash }) =>
            Plot.line(curve, {
              x: 'months',
              y: 'alive',
              curve: 'step-after',
              stroke: color,
              strokeWidth: 2,
              strokeDasharray: dash,
            }),
          ),
          ...placeLabels(lines, labelHeight / (height - frame.marginTop - frame.marginBottom)).map(
            ({ name, count, end, color, at }) => [
              Plot.text([name], {
                x: lastMonth,
                y: at,
                dx: 8,
                dy: -7,
                textAnchor: 'start',
                fill: color,
                fontWeight: 600,
              }),
              Plot.text([`${percent(end)} · n ${numbers.format(count)}`], {
                x: lastMonth,
                y: at,
                dx: 8,
                dy: 7,
                textAnchor: 'start',
              }),
            ],
          ),
        ],
      })
    },
    [height, lines, numbers],
  )
  const summary = lines
    .map(({ name, curve }) => `${name}: ${percent(curve.at(-1)?.alive ?? null)}`)
    .join('; ')
  return (
    <Chart
      title={title}
      unit={texts.survivalUnit}
      summary={summary}
      draw={draw}
      table={{
        head: ['', texts.patients, ...milestones.map(texts.atMonths)],
        rows: lines.map(({ name, count, curve }) =>
          [name, numbers.format(count)].concat(
            milestones.map((months) => percent(aliveAfter(curve, months))),
          ),
        ),
      }}
    />
  )
}

/** Places each label beside the end of its line, without overlaps. */
function placeLabels<Line extends { readonly curve: readonly { readonly alive: number }[] }>(
  lines: readonly Line[],
  room: number,
) {
  const placed = lines
    .map((line) => ({ ...line, end: line.curve.at(-1)?.alive ?? 0, at: 0 }))
    .toSorted((a, b) => b.end - a.end)
  let ceiling = 1 - room / 4
  for (const label of placed) {
    label.at = Math.min(label.end, ceiling)
    ceiling = label.at - room
  }
  // Move labels up again that were pushed below the axis, starting with the lowest.
  let floor = room / 2
  for (const label of placed.toReversed()) {
    label.at = Math.max(label.at, floor)
    floor = label.at + room
  }
  return placed
}
