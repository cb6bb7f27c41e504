type Selectable = { value: string; disabled?: boolean }

export type Coverage = 'none' | 'some' | 'all'

/** Returns whether none, some or all of the enabled options are chosen. `value`: the chosen options, by value. */
export function coverage(options: readonly Selectable[], value: readonly string[]): Coverage {
  const open = options.filter((option) => !option.disabled)
  const chosen = open.filter((option) => value.includes(option.value))
  if (chosen.length === 0) return 'none'
  return chosen.length === open.length ? 'all' : 'some'
}

/** Returns `value` with all enabled options added, or with all of them removed if `value` already contains all. */
export function toggleAll(options: readonly Selectable[], value: readonly string[]): string[] {
  const open = options.filter((option) => !option.disabled).map((option) => option.value)
  if (coverage(options, value) === 'all') return value.filter((one) => !open.includes(one))
  return [...value, ...open.filter((one) => !value.includes(one))]
}
