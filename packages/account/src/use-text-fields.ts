import type { Submission } from '@vestibule/app-kit/calls/use-submission'
import { useFieldRefusals } from '@vestibule/app-kit/problems/use-field-refusals'

/**
 * Makes the props of text fields from an object of texts: value, why the server refused it, and what happens when the
 * user types. `wireNames`: the server's names of the fields, if they differ.
 */
export function useTextFields<Typed extends Readonly<Record<string, string>>>(
  typed: Typed,
  onType: (typed: Typed) => void,
  { busy, problem, edited }: Pick<Submission<never>, 'busy' | 'problem' | 'edited'>,
  wireNames?: Readonly<Partial<Record<keyof Typed, string>>>,
) {
  const refusals = useFieldRefusals(problem)
  const refusalOf = (name: keyof Typed & string) => refusals?.[wireNames?.[name] ?? name]?.[0]
  return {
    isOfField: Object.keys(typed).some((name) => refusalOf(name) !== undefined),
    isBlank: Object.values(typed).some((text) => text.trim() === ''),
    field: (name: keyof Typed & string) => ({
      size: 'md' as const,
      value: typed[name] ?? '',
      readOnly: busy,
      error: refusalOf(name),
      onChange: (event: { readonly target: { readonly value: string } }) => {
        onType({ ...typed, [name]: event.target.value })
        edited()
      },
    }),
  }
}
