import { Button } from '@vestibule/ui/button'
import { DownloadButton } from '@vestibule/ui/download-button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { Badge } from '@vestibule/ui/badge'
import { useEffect, useMemo, useState } from 'react'
import { csvOf } from './cohort/csv.ts'
import type { Patient } from './cohort/patients.ts'
import {
  filterCount,
  pathOf,
  screens,
  select,
  viewOf,
  type Screen,
  type View,
} from './cohort/view.ts'
import { Filters } from './parts/filters.tsx'
import { CohortScreen, LabsScreen, SurvivalScreen } from './parts/screens.tsx'
import { SelectionNote } from './parts/selection-note.tsx'
import { usePlace } from './place/use-place.ts'
import { useTexts } from './use-texts.ts'

export interface ExplorerProps {
  readonly patients: readonly Patient[]
  /** The screen that is shown at the path `/`. */
  readonly home: Screen
  readonly hasNotes: boolean
}

/**
 * The explorer: filters beside the charts of the selected patients. What the user chooses is in the path, except the
 * note and whether the filters are open.
 */
export function Explorer({ patients, home, hasNotes }: ExplorerProps) {
  const { texts, numbers } = useTexts()
  const { state, setPath, setTitle } = usePlace()
  const view = useMemo(() => viewOf(state.path, home), [state.path, home])
  const selected = useMemo(() => select(patients, view), [patients, view])
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  const heading = headingOf(view) || (state.dataset?.displayName ?? texts.everyone)
  useEffect(
    () => setTitle(`${texts.screens[view.screen]}: ${heading}`),
    [setTitle, texts, view, heading],
  )
  const change = (part: Partial<View>) =>
    setPath(pathOf({ ...view, ...part }, home), { push: part.screen !== undefined })
  const count = filterCount(view)
  return (
    <div className="ce" data-filters={areFiltersOpen || undefined}>
      <aside className="ce-rail" aria-label={texts.filters}>
        <Filters patients={patients} view={view} onChange={change} hasNotes={hasNotes} />
      </aside>
      <main className="ce-main">
        <header className="ce-head">
          <div className="ce-titles">
            <h1>{heading}</h1>
            <p role="status">
              {texts.ofPatients(numbers.format(selected.length), numbers.format(patients.length))}
            </p>
          </div>
          <Button
            className="ce-filters-button"
            variant="secondary"
            size="sm"
            aria-expanded={areFiltersOpen}
            onClick={() => setFiltersOpen((open) => !open)}
          >
            {texts.filters} {count > 0 && <Badge tone="brand">{count}</Badge>}
          </Button>
          <DownloadButton
            variant="secondary"
            size="sm"
            fileName="selection.csv"
            content={() => csvOf(selected)}
            texts={{ download: texts.export }}
          />
        </header>
        <nav className="ce-screens" aria-label={texts.views}>
          {screens.map((screen) => (
            <button
              key={screen}
              type="button"
              aria-current={screen === view.screen ? 'page' : undefined}
              onClick={() => change({ screen })}
            >
              {texts.screens[screen]}
            </button>
          ))}
        </nav>
        {selected.length === 0 ? (
          <EmptyState title={texts.nobody}>{texts.nobodyText}</EmptyState>
        ) : (
          <SelectedScreen {...{ patients, selected, view }} onChange={change} />
        )}
        <SelectionNote key={state.dataset?.id} />
      </main>
    </div>
  )
}

interface SelectedScreenProps {
  readonly patients: readonly Patient[]
  readonly selected: readonly Patient[]
  readonly view: View
  readonly onChange: (part: Partial<View>) => void
}

function SelectedScreen(props: SelectedScreenProps) {
  switch (props.view.screen) {
    case 'cohort':
      return <CohortScreen {...props} />
    case 'survival':
      return <SurvivalScreen {...props} />
    case 'labs':
      return <LabsScreen {...props} />
  }
}

/** A heading made of the ticked values; empty if none is ticked. */
function headingOf({ ticked }: View): string {
  return [ticked.subtype, ticked.stage, ticked.therapy]
    .filter((values) => values.length > 0)
    .map((values) => values.join(' + '))
    .join(', ')
}
