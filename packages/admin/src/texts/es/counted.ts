import { createPlural } from '@vestibule/app-kit/texts/plural'

const plural = createPlural('es')

/** A number with its noun, `2 personas`; after a whole million Spanish adds `de`. */
export function counted(n: number, one: string, other: string): string {
  return plural(n, { one: `{n} ${one}`, many: `{n} de ${other}`, other: `{n} ${other}` })
}
