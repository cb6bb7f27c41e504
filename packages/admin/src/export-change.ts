import type { AdminPermission } from '@vestibule/api-client/contract'
import { change, type Change, type ChangeOutcome } from './change/change.ts'
import { saveFile } from './save-file.ts'

type ExportOutcome =
  | {
      readonly kind: 'exported'
      readonly value: { readonly csv: string; readonly count: number; readonly is_cut: boolean }
    }
  | Extract<ChangeOutcome, { readonly error: unknown }>

interface ExportWords {
  readonly title: string
  readonly text: string
  readonly button: string
  /** `exported` says how many rows the file has. `exportedCut` also says that the list has more rows than the file. */
  readonly exported: (values: { readonly n: number }) => string
  readonly exportedCut: (values: { readonly n: number }) => string
}

/**
 * The export of a list as a file. It is a change, because the server records it as an audited event. Users whose role
 * only reads may make it too.
 */
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
      if ('error' in outcome) return outcome
      const { csv, count: n, is_cut: isCut } = outcome.value
      saveFile(csv, 'text/csv;charset=utf-8', fileName)
      return {
        kind: outcome.kind,
        done: (isCut ? words.exportedCut : words.exported)({ n }),
      }
    },
    { needs, whenReadOnly: 'role' },
  )
