import { variables } from '../platform/settings/settings-variables.ts'
import { ok, warning, type Outcome } from '../platform/check-outcome.ts'

/**
 * Minimum length of a setting's name for which `checkNames` looks for misspelt variables: shorter names differ by one
 * letter from too many others, such as HOST from POST, or APP_VERSION from API_VERSION.
 */
const shortest = 12

/** Warns of environment variables that are no setting, but are spelt almost like a setting that is not set. */
export function checkNames(
  env: Readonly<Record<string, string | undefined>>,
  mode: string,
): Outcome {
  const missing = Object.keys(variables).filter((name) => env[name] === undefined)
  const found = Object.keys(env).flatMap((name) => {
    if (Object.hasOwn(variables, name)) return []
    const meant = missing.find((one) => one.length >= shortest && areAlike(name, one))
    return meant === undefined ? [] : `${name} is no setting: is it ${meant}?`
  })
  return found.length === 0 ? ok(mode) : warning(found.join(' '))
}

/**
 * Whether two names are equal but for upper and lower case, or one mistake apart: one letter is added, missing or
 * replaced, or two neighbouring letters are swapped.
 */
function areAlike(a: string, b: string): boolean {
  const [one, other] = [a.toUpperCase(), b.toUpperCase()]
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  ) {
    end += 1
  }
  const [left, right] = [one, other].map((text) => text.slice(start, text.length - end))
  if (left === undefined || right === undefined) return false
  const isSwapped = left.length === 2 && left === `${right[1]}${right[0]}`
  return isSwapped || Math.max(left.length, right.length) <= 1
}
