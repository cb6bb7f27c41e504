/**
 * What may stand in the field while it is typed: nothing, a minus, or an integer that a number
 * holds exactly. One digit more would silently become another number.
 */
export function isIntegerDraft(text: string, negative: boolean): boolean {
  if (!(negative ? /^-?\d*$/ : /^\d*$/).test(text)) return false
  return text === '-' || Number.isSafeInteger(Number(text))
}

/** The integer a draft stands for, or `undefined` for nothing and a lone minus. */
export function parseInteger(draft: string): number | undefined {
  if (draft === '' || draft === '-') return undefined
  // Without the sum -0 would come out of "-0".
  return Number(draft) + 0
}

/** The integer `step` away, within the bounds; from nothing it starts at zero. */
export function stepInteger(
  draft: string,
  step: 1 | -1,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): string {
  const number = parseInteger(draft) ?? 0
  return String(Math.min(max, Math.max(min, number + step)))
}
