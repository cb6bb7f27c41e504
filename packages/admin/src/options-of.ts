/**
 * Makes the options of a choice or a filter from values and their names in the texts. A value without a name is shown
 * as it is.
 */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<string, string>> = {},
) => values.map((value) => ({ value, label: names[value] ?? value }))
