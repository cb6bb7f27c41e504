import type { Dataset } from '@vestibule/session'
import type { ShellTexts } from '../texts/shell-texts.ts'

type Words = Pick<ShellTexts, 'dataset' | 'formats'>

/**
 * Names the version and the release date of a dataset, such as `2026.1, released 31 March 2026`. Leaves out what is not
 * known; null if neither is.
 */
export function versionWords(
  version: string | null,
  releasedAt: string | null,
  { dataset, formats }: Words,
): string | null {
  const day = releasedAt === null ? null : formats.day(releasedAt)
  if (version === null || day === null) return version ?? day
  return dataset.versionReleased({ version, day })
}

/** Names the size of a dataset, such as `1,200 patients, 800 samples, 3 members`. Empty if nothing is known. */
export function sizeWords(
  { patients, samples, members }: Dataset['size'] & { readonly members: number },
  { dataset, formats }: Words,
): string {
  return formats.items([
    ...(patients === null ? [] : [dataset.patients({ n: patients })]),
    ...(samples === null ? [] : [dataset.samples({ n: samples })]),
    ...(members === 0 ? [] : [dataset.memberCount({ n: members })]),
  ])
}
