import { createPlural } from '../../../texts/plural.ts'

const plural = createPlural('fr')

/** A number with what it counts, `2 personnes`; after a round million French says `de`. */
export function counted(n: number, one: string, other: string): string {
  const of = /^[aeéhiouy]/.test(other) ? 'd’' : 'de '
  return plural(n, { one: `{n} ${one}`, many: `{n} ${of}${other}`, other: `{n} ${other}` })
}
