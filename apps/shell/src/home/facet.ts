import type { ShellTexts } from '../texts/shell-texts.ts'
/** A value of a filter, with the number of items that remain if the user chooses it. */
export interface FacetOption {
  readonly value: string
  readonly count: number
}

/**
 * Counts how many of the matching items have each value. The result has all values of the whole list, in the order in
 * which they first occur.
 */
export function countValues<T>(
  all: readonly T[],
  matching: readonly T[],
  valuesOf: (item: T) => readonly (string | null)[],
): FacetOption[] {
  const counts = new Map<string, number>()
  for (const item of all) {
    for (const value of valuesOf(item)) if (value !== null) counts.set(value, 0)
  }
  for (const item of matching) {
    for (const value of new Set(valuesOf(item))) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}

export function byValue(a: FacetOption, b: FacetOption): number {
  return a.value.localeCompare(b.value)
}

/** Whether a value matches a filter. If the user has chosen no value, every value matches. */
export function passes(chosen: readonly string[], value: string | null): boolean {
  return chosen.length === 0 || (value !== null && chosen.includes(value))
}

export interface Filter {
  readonly label: string
  /** Label of the field in which the user searches the filter's values. */
  readonly searchLabel: string
  readonly options: readonly FacetOption[]
  /** Returns the label of a value. Default: the value itself. */
  readonly nameOf?: (value: string) => string
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** The number of results under all filters, such as `7 apps`. */
  readonly result: string
}

/** The label of a filter's button: `Data type`; with a chosen value `Data type: Imaging`; with two `Data type: 2`. */
export function appliedLabel(
  { label, value, nameOf }: Filter,
  { applied }: Pick<ShellTexts['home']['filters'], 'applied'>,
): string {
  const [first] = value
  if (first === undefined) return label
  return applied({ label, value: value.length === 1 ? (nameOf?.(first) ?? first) : value.length })
}
