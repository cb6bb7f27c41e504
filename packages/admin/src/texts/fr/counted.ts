import { createPlural } from '@vestibule/app-kit/texts/plural'

const plural = createPlural('fr')

/** A number with its noun, `2 personnes`; after a whole million French adds `de`. */
export function counted(n: number, one: string, other: string): string {
  const of = /^[aeéhiouy]/.test(other) ? 'd’' : 'de '
  return plural(n, { one: `{n} ${one}`, many: `{n} ${of}${other}`, other: `{n} ${other}` })
}
