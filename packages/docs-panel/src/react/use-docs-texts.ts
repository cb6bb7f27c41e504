import { createTexts } from '@vestibule/base/messages/create-texts'
import type { Texts } from '@vestibule/base/messages/texts'
import { useMemo } from 'react'
import { docsTexts, type DocsTextChanges } from '../core/texts.ts'
import type { messages as notes } from '../texts/notes.en.ts'
import type { messages as panel } from '../texts/panel.en.ts'
import { useDocsContext } from './docs-context.ts'

/** The texts as components use them: each is a string, or a function that fills in values. */
export type SaidTexts = Texts<typeof notes & typeof panel & { readonly language: string }>

/** Returns the texts of the package, some of them replaced by those of the app. */
export function useDocsTexts(): SaidTexts {
  const { texts } = useDocsContext()
  return useMemo(() => said(texts ?? {}), [texts])
}

function said(changes: DocsTextChanges): SaidTexts {
  const all = { ...docsTexts, ...changes }
  return createTexts<typeof notes & typeof panel & { readonly language: string }>(
    all,
    all.language,
    undefined,
    docsTexts,
  )
}

/** Returns the texts that a `Select` or a `MultiSelect` shows. */
export function chooserTexts({ editor: { chooser } }: Pick<SaidTexts, 'editor'>) {
  const { empty, loading, selectAll, open } = chooser
  return {
    empty,
    loading,
    selectAll,
    open,
    remove: (label: string) => chooser.remove({ label }),
    more: (count: number) => chooser.more({ count }),
    chosen: (labels: readonly string[]) => chooser.chosen({ labels: labels.join(', ') }),
  }
}
