import type { ShellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { Filter } from './facet.ts'
import { HomeFilter } from './home-filter.tsx'
import type { HomeChoices } from './home-state.ts'
import type { HomeLists } from './use-home-lists.ts'

export interface HomeToolbarProps {
  readonly choices: HomeChoices
  readonly lists: HomeLists
  readonly onChange: (change: Partial<HomeChoices>) => void
}

/** The filters of the open tab, at the end of the tab bar. */
export function HomeToolbar(props: HomeToolbarProps) {
  const { tab } = props.choices
  const texts = useTexts().home
  const filters = tab === 'apps' ? appFilters(props, texts) : datasetFilters(props, texts)
  return (
    <>
      {filters.map((filter) => (
        // The key names the tab too, because both tabs have filters with the same label.
        <HomeFilter key={`${tab} ${filter.label}`} filter={filter} />
      ))}
    </>
  )
}

type HomeTexts = ShellTexts['home']

function appFilters(
  { choices, lists, onChange }: HomeToolbarProps,
  { filters: texts }: HomeTexts,
): Filter[] {
  const { facets, count } = lists.apps
  const filter = (name: keyof typeof facets, label: string, searchLabel: string): Filter => ({
    label,
    searchLabel,
    result: texts.apps({ n: count }),
    options: facets[name],
    value: choices[name],
    onChange: (value) => onChange({ [name]: value }),
  })
  return [
    filter('productLines', texts.productLine, texts.searchProductLines),
    filter('categories', texts.category, texts.searchCategories),
    filter('dataTypes', texts.dataType, texts.searchDataTypes),
  ]
}

function datasetFilters(
  { choices, lists, onChange }: HomeToolbarProps,
  texts: HomeTexts,
): Filter[] {
  const { facets, count } = lists.datasets
  const result = texts.filters.datasets({ n: count })
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
