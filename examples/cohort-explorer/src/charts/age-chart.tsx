import * as Plot from '@observablehq/plot'
import { useCallback, useMemo } from 'react'
import type { Patient } from '../cohort/patients.ts'
import { ageBins } from '../cohort/statistics.ts'
import { useTexts } from '../use-texts.ts'
import { Chart } from './chart.tsx'
import { colors, frame, grid } from './style.ts'

export interface AgeChartProps {
  readonly selected: readonly Patient[]
  readonly all: readonly Patient[]
}

const ageWords = (from: number) => `${from}–${from + 4}`

/**
 * A bar chart of the selected patients' ages. A dashed line shows the ages of all patients of the dataset, scaled to
 * the same number of patients.
 */
export function AgeChart({ selected, all }: AgeChartProps) {
  const { texts, numbers } = useTexts()
  const bins = useMemo(() => ageBins(selected, all), [selected, all])
  const draw = useCallback(
    (width: number) =>
      Plot.plot({
        ...frame,
        width,
        marginLeft: 36,
        marginRight: 8,
        x: { type: 'band', domain: bins.map(({ from }) => from), padding: 0.14 },
        y: { label: null, ticks: 5 },
        marks: [
          Plot.gridY({ ...grid, ticks: 5 }),
          Plot.barY(bins, { x: 'from', y: 'selected', fill: colors[0], fillOpacity: 0.85, ry1: 2 }),
          Plot.line(bins, {
            x: 'from',
            y: 'expected',
            curve: 'monotone-x',
            stroke: 'var(--vb-bg-app)',
            strokeWidth: 5,
          }),
          Plot.line(bins, {
            x: 'from',
            y: 'expected',
            curve: 'monotone-x',
            stroke: 'var(--vb-fg)',
            strokeWidth: 1.75,
            strokeDasharray: '4 3',
          }),
          Plot.text([texts.everyoneScaled], {
            frameAnchor: 'top-right',
            dy: -4,
            lineAnchor: 'top',
          }),
          Plot.axisX({
            tickSize: 0,
            label: null,
            // Label only every second bar if there is little room.
            tickFormat: (from: number, index: number) =>
              width / bins.length > 40 || index % 2 === 0
                ? width / bins.length > 40
                  ? ageWords(from)
                  : String(from)
                : '',
          }),
          Plot.axisY({ ticks: 5, tickSize: 0, label: null }),
        ],
      }),
    [bins, texts],
  )
  const most = bins.toSorted((a, b) => b.selected - a.selected)[0]
  return (
    <Chart
      title={texts.age}
      unit={texts.ageUnit}
      summary={most ? `${ageWords(most.from)}: ${numbers.format(most.selected)}` : texts.nobody}
      draw={draw}
      table={{
        head: [texts.age, texts.selection, texts.everyoneScaled],
        rows: bins.map(({ from, selected: count, expected }) => [
          ageWords(from),
          numbers.format(count),
          numbers.format(Math.round(expected)),
        ]),
      }}
    />
  )
}
