import { DocNote } from '@vestibule/docs-panel/react'
import { elements } from '../docs/element-id.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Filter } from './home-filter-button.tsx'
import { HomeFilter } from './home-filter.tsx'
import type { HomeChoices } from './home-state.ts'
import type { HomeLists } from './use-home-lists.ts'

export interface HomeToolbarProps {
  readonly choices: HomeChoices
  readonly lists: HomeLists
  readonly onChange: (change: Partial<HomeChoices>) => void
}

/** What stands at the end of the tabs: the note about the list, and its filters. */
export function HomeToolbar(props: HomeToolbarProps) {
  const { tab } = props.choices
  const texts = useTexts().home
  const filters = tab === 'apps' ? appFilters(props, texts) : datasetFilters(props, texts)
  return (
    <>
      <DocNote id={elements[tab]} label={texts.tabs[tab]} />
      {filters.map((filter) => (
        // The tabs have filters of the same name; each is a part of its own.
        <HomeFilter key={`${tab} ${filter.label}`} filter={filter} />
      ))}
    </>
  )
}

type HomeTexts = ShellTexts['home']

function appFilters({ choices, lists, onChange }: HomeToolbarProps, texts: HomeTexts): Filter[] {
  const { facets, count } = lists.apps
  const labels = texts.filters
  const filter = (name: keyof typeof facets, label: string, searchLabel: string): Filter => ({
    label,
    searchLabel,
    result: labels.apps(count),
    options: facets[name],
    value: choices[name],
    onChange: (value) => onChange({ [name]: value }),
  })
  return [
    filter('productLines', labels.productLine, labels.searchProductLines),
    filter('categories', labels.category, labels.searchCategories),
    filter('dataTypes', labels.dataType, labels.searchDataTypes),
  ]
}

function datasetFilters(
  { choices, lists, onChange }: HomeToolbarProps,
  texts: HomeTexts,
): Filter[] {
  const { facets, count } = lists.datasets
  const result = texts.filters.datasets(count)
  const kinds: Readonly<Record<string, string>> = texts.datasets.kinds
  return [
    {
      label: texts.filters.dataType,
      searchLabel: texts.filters.searchDataTypes,
      result,
      options: facets.dataTypes,
      value: choices.datasetTypes,
      onChange: (datasetTypes) => onChange({ datasetTypes }),
    },
    {
      label: texts.filters.kind,
      searchLabel: texts.filters.searchKinds,
      result,
      options: facets.kinds,
      nameOf: (kind) => kinds[kind] ?? kind,
      value: choices.kinds,
      onChange: (chosen) => onChange({ kinds: chosen }),
    },
  ]
}
