import { useScreenTexts } from '../screens/texts/screen-texts.ts'
import type { Problem } from './problem.ts'

/**
 * Returns why the server refused each field, by the server's name of the field: in the app's words for the code if
 * there are any, otherwise in the server's words. Undefined if the problem is not about fields.
 */
export function useFieldRefusals(
  problem: Problem | undefined,
): Readonly<Record<string, readonly string[]>> | undefined {
  const { refusals } = useScreenTexts()
  if (problem?.kind !== 'refused' || problem.fields === undefined) return undefined
  const { fields, info } = problem
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [
      field,
      messages.map(
        (message, at) => refusals[`fields.${info?.field_codes?.[field]?.[at]}`] ?? message,
      ),
    ]),
  )
}
