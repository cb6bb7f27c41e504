/** The options of a choice or a filter: values with their names in the texts. A value without a name is its own. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<string, string>> = {},
) => values.map((value) => ({ value, label: names[value] ?? value }))
