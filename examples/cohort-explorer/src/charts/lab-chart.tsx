import * as Plot from '@observablehq/plot'
import { useCallback, useMemo } from 'react'
import { labValues, spreadOf, type Group } from '../cohort/statistics.ts'
import type { Lab } from '../cohort/patients.ts'
import { useTexts } from '../use-texts.ts'
import { Chart } from './chart.tsx'
import { colors, frame, grid } from './style.ts'

export interface LabChartProps {
  readonly lab: Lab
  readonly groups: readonly Group[]
}

const units: Record<Lab, string> = { haemoglobin: 'g/dl', crp: 'mg/l', ldh: 'U/l' }

/** The range between the quartiles of a laboratory value in each group, before therapy and six months later. */
export function LabChart({ lab, groups }: LabChartProps) {
  const { texts, numbers } = useTexts()
  const rows = useMemo(
    () =>
      groups.flatMap(({ name, patients }) => {
        const { before, later } = labValues(patients, lab)
        const times = [
          { name, time: 0, spread: spreadOf(before) },
          { name, time: 1, spread: spreadOf(later) },
        ]
        return times.flatMap(({ spread, ...row }) => (spread ? [{ ...row, ...spread }] : []))
      }),
    [groups, lab],
  )
  const draw = useCallback(
    (width: number) => {
      const of = (time: 0 | 1) => rows.filter((row) => row.time === time)
      const shift = (time: 0 | 1) => ({ dy: time === 0 ? -6 : 6, stroke: colors[time] })
      return Plot.plot({
        ...frame,
        width,
        height: 56 + groups.length * 40,
        marginLeft: Math.min(112, width / 3),
        marginRight: 12,
        x: { label: null, zero: false, nice: true },
        y: { type: 'band', domain: groups.map(({ name }) => name), label: null },
        marks: [
          Plot.gridX(grid),
          ...([0, 1] as const).flatMap((time) => [
            Plot.ruleY(of(time), {
              ...shift(time),
              x1: 'low',
              x2: 'high',
              y: 'name',
              strokeWidth: 2,
              strokeDasharray: time === 0 ? 'none' : '4 3',
            }),
            Plot.dot(of(time), {
              ...shift(time),
              x: 'median',
              y: 'name',
              r: 4.5,
              strokeWidth: 2,
              symbol: time === 0 ? 'circle' : 'square',
              fill: 'var(--vb-bg-app)',
            }),
          ]),
          Plot.axisX({ tickSize: 0, label: null }),
          Plot.axisY({ tickSize: 0, label: null }),
        ],
      })
    },
    [rows, groups],
  )
  const words = (value: number) => numbers.format(Number(value.toPrecision(3)))
  const timeWords = (time: number) => (time === 0 ? texts.before : texts.later)
  return (
    <Chart
      title={texts.labs[lab]}
      unit={`${units[lab]}, ${texts.middleHalf}`}
      summary={rows
        .map(({ name, time, median }) => `${name}, ${timeWords(time)}: ${words(median)}`)
        .join('; ')}
      draw={draw}
      table={{
        head: ['', texts.patients, '25 %', '50 %', '75 %'],
        rows: rows.map(({ name, time, count, low, median, high }) => [
          `${name}, ${timeWords(time)}`,
          numbers.format(count),
          words(low),
          words(median),
          words(high),
        ]),
      }}
    />
  )
}
