import type { AdminPermission } from '@vestibule/api-client/contract'
import { change, type Change, type ChangeOutcome } from './change/change.ts'
import { saveFile } from './save-file.ts'

type ExportOutcome =
  | {
      readonly kind: 'exported'
      readonly csv: string
      readonly count: number
      readonly isCut: boolean
    }
  | Extract<ChangeOutcome, { readonly error: unknown }>

interface ExportWords {
  readonly title: string
  readonly text: string
  readonly button: string
  /** Say how many rows the file has, and that there are more. */
  readonly exported: (values: { readonly n: number }) => string
  readonly exportedCut: (values: { readonly n: number }) => string
}

/** The export of a list as a file. It is a change because it is recorded, and roles that only read may make it. */
export const exportChange = (
  words: ExportWords,
  needs: AdminPermission,
  fileName: string,
  load: () => Promise<ExportOutcome>,
): Change =>
  change(
    { ...words, done: '' },
    {},
    async () => {
      const outcome = await load()
      if (outcome.kind !== 'exported' || !('csv' in outcome)) return outcome
      saveFile(outcome.csv, 'text/csv;charset=utf-8', fileName)
      return {
        kind: outcome.kind,
        done: (outcome.isCut ? words.exportedCut : words.exported)({ n: outcome.count }),
      }
    },
    { needs, whenReadOnly: 'role' },
  )
