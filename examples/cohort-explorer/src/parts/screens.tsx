import { Select } from '@vestibule/ui/select'
import { useMemo } from 'react'
import { AgeChart } from '../charts/age-chart.tsx'
import { LabChart } from '../charts/lab-chart.tsx'
import { SurvivalChart } from '../charts/survival-chart.tsx'
import { labs, type Patient } from '../cohort/patients.ts'
import { groupsOf, smallestGroup } from '../cohort/statistics.ts'
import { facets, type View } from '../cohort/view.ts'
import { useTexts } from '../use-texts.ts'
import { PatientTable } from './patient-table.tsx'

export interface ScreenProps {
  /** All patients of the dataset. */
  readonly patients: readonly Patient[]
  /** The patients that match the filters. */
  readonly selected: readonly Patient[]
  readonly view: View
  readonly onChange: (change: Partial<View>) => void
}

/** An overview of the selection: survival and age, each beside the whole dataset, and the list of patients. */
export function CohortScreen({ patients, selected, view, onChange }: ScreenProps) {
  const { texts } = useTexts()
  const groups = useMemo(
    () =>
      [
        { name: texts.selection, patients: selected },
        { name: texts.everyone, patients },
      ].filter(
        (group, index) =>
          group.patients.length >= smallestGroup &&
          // Without filters both groups are the same, so show only one line.
          (index === 1 || selected.length < patients.length),
      ),
    [texts, selected, patients],
  )
  return (
    <>
      <div className="ce-charts">
        <SurvivalChart title={texts.survival} groups={groups} />
        <AgeChart selected={selected} all={patients} />
      </div>
      <PatientTable patients={selected} view={view} onChange={onChange} />
    </>
  )
}

/** Survival curves of the selected patients, grouped by subtype, stage or therapy. */
export function SurvivalScreen({ selected, view, onChange }: ScreenProps) {
  const { texts } = useTexts()
  const groups = useMemo(() => groupsOf(selected, view.groupBy), [selected, view.groupBy])
  return (
    <div className="ce-screen">
      <GroupBy view={view} onChange={onChange} />
      <SurvivalChart title={texts.survival} groups={groups} height={360} />
      <p className="ce-remark">{texts.tooFew}</p>
    </div>
  )
}

/**
 * Laboratory values of the selected patients, grouped by subtype, stage or therapy, before therapy and six months
 * later.
 */
export function LabsScreen({ selected, view, onChange }: ScreenProps) {
  const { texts } = useTexts()
  const groups = useMemo(() => groupsOf(selected, view.groupBy), [selected, view.groupBy])
  return (
    <div className="ce-screen">
      <GroupBy view={view} onChange={onChange} />
      <p className="ce-legend">
        <span data-time="before">{texts.before}</span> <span data-time="later">{texts.later}</span>
      </p>
      <div className="ce-labs">
        {labs.map((lab) => (
          <LabChart key={lab} lab={lab} groups={groups} />
        ))}
      </div>
      <p className="ce-remark">{texts.tooFew}</p>
    </div>
  )
}

function GroupBy({ view, onChange }: Pick<ScreenProps, 'view' | 'onChange'>) {
  const { texts } = useTexts()
  return (
    <Select
      className="ce-group-by"
      size="sm"
      variant="outlined"
      label={texts.groupBy}
      options={facets.map((facet) => ({ value: facet, label: texts.facets[facet] }))}
      value={view.groupBy}
      onValueChange={(groupBy) => onChange({ groupBy })}
    />
  )
}
