import { DocNote } from '@vestibule/docs-panel/react'
import { Button } from '@vestibule/ui/button'
import { Checkbox } from '@vestibule/ui/checkbox'
import { useId, type ReactNode } from 'react'
import type { Patient } from '../cohort/patients.ts'
import { smallestGroup } from '../cohort/statistics.ts'
import {
  ages,
  facets,
  filterCount,
  firstView,
  select,
  type Facet,
  type View,
} from '../cohort/view.ts'
import { useTexts } from '../use-texts.ts'

export interface FiltersProps {
  readonly patients: readonly Patient[]
  readonly view: View
  readonly onChange: (change: Partial<View>) => void
  /** Whether the app can show icons that open its documentation. It cannot inside the shell's frame. */
  readonly hasNotes: boolean
}

/**
 * The filters: the subtypes, stages and therapies to choose from, each with its number of patients, and a range of
 * ages.
 */
export function Filters({ patients, view, onChange, hasNotes }: FiltersProps) {
  const { texts } = useTexts()
  return (
    <div className="ce-filters">
      <div className="ce-filters-head">
        <h2>{texts.filters}</h2>
        <Button
          variant="ghost"
          size="sm"
          disabled={filterCount(view) === 0}
          onClick={() => onChange({ ...firstFilters, page: 0 })}
        >
          {texts.clear}
        </Button>
      </div>
      {facets.map((facet) => (
        <FacetBoxes
          key={facet}
          facet={facet}
          patients={patients}
          view={view}
          onChange={onChange}
          note={hasNotes && <DocNote id={`cohort-explorer.${facet}`} label={texts.facets[facet]} />}
        />
      ))}
      <AgeRange view={view} onChange={onChange} />
    </div>
  )
}

const firstFilters = { ticked: firstView.ticked, ageFrom: ages.from, ageTo: ages.to }

interface FacetProps extends Omit<FiltersProps, 'hasNotes'> {
  readonly facet: Facet
  readonly note: ReactNode
}

function FacetBoxes({ facet, patients, view, onChange, note }: FacetProps) {
  const { texts, numbers } = useTexts()
  const ticked = view.ticked[facet]
  const reachable = select(patients, view, facet)
  const values = [...new Set(patients.map((patient) => patient[facet]))].toSorted()
  const countOf = (value: string) => {
    const count = reachable.filter((patient) => patient[facet] === value).length
    return count > 0 && count < smallestGroup ? `< ${smallestGroup}` : numbers.format(count)
  }
  const toggle = (value: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, value] : ticked.filter((other) => other !== value)
    onChange({ ticked: { ...view.ticked, [facet]: next }, page: 0 })
  }
  return (
    <fieldset className="ce-facet">
      <legend>
        {texts.facets[facet]} {note}
      </legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          label={value}
          end={countOf(value)}
          checked={ticked.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}

/** The two ends of a range of ages. Neither can pass the other. */
function AgeRange({ view, onChange }: Pick<FiltersProps, 'view' | 'onChange'>) {
  const { texts } = useTexts()
  const { ageFrom, ageTo } = view
  return (
    <fieldset className="ce-facet">
      <legend>{texts.age}</legend>
      <AgeEnd
        label={texts.ageFrom}
        value={ageFrom}
        onValue={(age) => onChange({ ageFrom: Math.min(age, ageTo), page: 0 })}
      />
      <AgeEnd
        label={texts.ageTo}
        value={ageTo}
        onValue={(age) => onChange({ ageTo: Math.max(age, ageFrom), page: 0 })}
      />
    </fieldset>
  )
}

interface AgeEndProps {
  readonly label: string
  readonly value: number
  readonly onValue: (age: number) => void
}

function AgeEnd({ label, value, onValue }: AgeEndProps) {
  const id = useId()
  return (
    <div className="ce-age">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={ages.from}
        max={ages.to}
        value={value}
        onChange={(event) => onValue(Number(event.target.value))}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  )
}
